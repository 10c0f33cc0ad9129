/** No file imports itself through others. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve('src');
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => path.join(ROOT, file));
const known = new Set(files);

/** A component may draw itself inside itself: that is no circle. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, target = '']) => {
    const place = path.resolve(path.dirname(file), target);
    return [place, `${place}.ts`, path.join(place, 'index.ts')].filter((each) => each !== file && known.has(each));
  });
}

/** The first circle found from a file on, as a list of files; none if there is none. */
function circleFrom(file: string, above: readonly string[], done: Set<string>): string[] {
  if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
  if (done.has(file)) return [];
  for (const target of importsOf(file)) {
    const circle = circleFrom(target, [...above, file], done);
    if (circle.length > 0) return circle;
  }
  done.add(file);
  return [];
}

test('no circle of imports', () => {
  const done = new Set<string>();
  const circles = files.map((file) => circleFrom(file, [], done)).filter((circle) => circle.length > 0);
  expect(circles.map((circle) => circle.map((file) => path.relative(ROOT, file)).join(' -> '))).toEqual([]);
  expect(files.some((file) => importsOf(file).length > 5)).toBe(true);
});
