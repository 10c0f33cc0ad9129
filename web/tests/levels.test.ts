/** The linter's rule that imports go one way. */
import path from 'node:path';
import { RuleTester } from 'eslint';
import { describe, it, vi } from 'vitest';

import { oneWay } from '../scripts/levels.js';

vi.setConfig({ testTimeout: 60_000 }); // ESLint takes its time to start
RuleTester.describe = describe;
RuleTester.it = it;

const LEVELS = [['main'], ['boards/*/'], ['boards/contract', 'boards/Target'], ['net']];
const lines = (file: string, code: string) => ({ filename: path.resolve('src', file), code, options: [LEVELS] });

new RuleTester({ languageOptions: { sourceType: 'module' } }).run('levels/one-way', oneWay, {
  valid: [
    lines('main.ts', "import './boards/asgard/layout';"),
    lines(
      'boards/asgard/index.ts',
      "import './layout'; import '../contract'; import '../../net/api'; import 'svelte';",
    ),
    lines('boards/Target.svelte', "export { a } from '../net/story';"),
  ],
  invalid: [
    { ...lines('net/api.ts', "import '../boards/contract';"), errors: [{ messageId: 'up' }] },
    { ...lines('boards/contract.ts', "const load = () => import('./asgard/index');"), errors: [{ messageId: 'up' }] },
    { ...lines('boards/asgard/index.ts', "export * from '../yggdrasil/layout';"), errors: [{ messageId: 'beside' }] },
    { ...lines('boards/contract.ts', "import './Target.svelte';"), errors: [{ messageId: 'beside' }] },
    { ...lines('somewhere/new.ts', ''), errors: [{ messageId: 'nowhere' }] },
  ],
});
