/** An ESLint rule: imports go one way, down a list of levels, and never between two rooms of one level. */
import path from 'node:path';

// `words` is the folder or file of that name, `boards/*/` every folder in `boards`.
const compiled = (pattern) => {
  const name = pattern.replace(/\/$/, '').replaceAll('*', '[^/]+');
  return new RegExp(`^(${name})(?=${pattern.endsWith('/') ? '/' : '[/.]|$'})`);
};

/** Where a file belongs: its level, counted from the top, and the room in it; nowhere, if it fits no pattern. */
function placeOf(levels, file) {
  for (const [level, patterns] of levels.entries())
    for (const pattern of patterns) {
      const found = compiled(pattern).exec(file);
      if (found) return { level, room: found[1] };
    }
  return null;
}

export const oneWay = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'array', items: { type: 'string' } } }],
    messages: {
      up: '{{from}} is below {{to}} and cannot import it: see the levels in eslint.config.js.',
      beside: '{{from}} and {{to}} are on one level and cannot import each other.',
      nowhere: '{{from}} is on no level: add it to those in eslint.config.js.',
    },
  },
  create(context) {
    const [levels] = context.options;
    const from = path.relative(path.join(context.cwd, 'src'), context.filename).replaceAll(path.sep, '/');
    const here = placeOf(levels, from);
    function check(source) {
      if (!here || typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const to = path.posix.join(path.posix.dirname(from), source.value);
      const there = placeOf(levels, to);
      const report = (messageId) => context.report({ node: source, messageId, data: { from, to } });
      if (there && there.level < here.level) report('up');
      else if (there && there.level === here.level && there.room !== here.room) report('beside');
    }
    return {
      Program: (node) => here ?? context.report({ node, messageId: 'nowhere', data: { from } }),
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
    };
  },
};
