import eslint from '@eslint/js'
import { importX } from 'eslint-plugin-import-x'
import regexp from 'eslint-plugin-regexp'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import tseslint from 'typescript-eslint'
import { roomsAndTheirArrows } from './eslint.rooms.js'

export default tseslint.config(
  { ignores: ['dist/', '.cache/', 'coverage/', 'bench/node_modules/', 'proof/node_modules/'] },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones: roomsAndTheirArrows }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'no-console': 'error',
    },
  },
  {
    // Texts and headers are as long as their sender likes, so no expression may take longer than they are long.
    files: ['src/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': [
        'error',
        { report: 'potential', ignoreSticky: false, ignorePartial: false },
      ],
    },
  },
  {
    files: ['src/engine/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'browser',
          'chrome',
          'window',
          'document',
          'navigator',
          'fetch',
          'process',
          'Date',
          'performance',
          'console',
          'localStorage',
          'indexedDB',
          'setTimeout',
          'crypto',
        ].map((name) => ({
          name,
          message: 'An engine is pure: text in, numbers out.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'The same text always gets the same answer.',
        },
      ],
    },
  },
  {
    files: [
      'scripts/**',
      'training/**',
      'bench/**',
      'proof/**',
      'src/command/**',
      'src/server/**',
      'examples/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        chrome: 'readonly',
        document: 'readonly',
        HTMLElement: 'readonly',
        HTMLButtonElement: 'readonly',
        HTMLFormElement: 'readonly',
        HTMLInputElement: 'readonly',
        setTimeout: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        Response: 'readonly',
        Request: 'readonly',
      },
    },
  },
)
