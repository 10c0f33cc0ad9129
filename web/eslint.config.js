import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import { oneWay } from './scripts/levels.js';
import svelteConfig from './svelte.config.js';

/** What stands higher imports what stands lower; rooms of one line do not know each other. */
export const LEVELS = [
  ['main'],
  ['App'],
  ['screens'],
  ['learn', 'coach'],
  ['game/frame', 'game/decision', 'game/end'],
  ['game/seats', 'game/help'],
  ['game/play'],
  ['game/story'],
  ['boards/Picture'],
  ['boards/load'],
  ['boards/*/'],
  ['boards/Target', 'boards/TargetButton', 'boards/outline'],
  ['boards/longPress'],
  ['boards/contract'],
  ['account', 'games', 'notify', 'errors'],
  ['words'],
  ['settings'],
  ['net', 'draw', 'route', 'clipboard', 'heldSeats'],
  ['wire'],
];

export default ts.config(
  { ignores: ['node_modules/', 'src/wire.ts', 'src/boards/*/view.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ['src/**'],
    plugins: { levels: { rules: { 'one-way': oneWay } } },
    rules: { 'levels/one-way': ['error', LEVELS] },
  },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['public/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // indexes of the small fixed tables in drawings are known to exist
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // addresses are all of our own making: `#/…`
      'svelte/no-navigation-without-resolve': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name=/^(randomUUID|subtle|clipboard|serviceWorker|wakeLock)$/]',
          message: 'Only where isSecureContext: by plain http it is not there. See net/id.ts, copy.ts and notify.ts.',
        },
      ],
      // maps and sets here are never changed after they are made
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
