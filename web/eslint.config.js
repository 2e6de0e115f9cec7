// What the types do not see. A rule is set otherwise than its authors would have it only here, with its reason.
import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

const node = { console: 'readonly', process: 'readonly', URL: 'readonly' };
const browser = { document: 'readonly', innerWidth: 'readonly' };

export default defineConfig(
  { ignores: ['dist/', 'shots/', 'src/generated/'] },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [js.configs.recommended, ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Numbers are what most of our texts are made of.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => close()}` and `if (word === null) return choose(target);` are clear where nothing is returned.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // A name in brackets says that the key is data, which may be missing.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // `const { [id]: _, ...others } = areas` leaves one out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Between truths `||` is or, also where one may be missing.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { boolean: true } }],
      // A stand-in in a test has methods that do nothing.
      '@typescript-eslint/no-empty-function': ['error', { allow: ['methods'] }],
      // Wants `list[i]!` for `list[i] as Tile`, and no-non-null-assertion wants no `!`. What is known to be there
      // is said with the name of its type.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // What a file holds is named where it is read: `parse<readonly Turn[]>(path)`.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [hooks.configs['recommended-latest']],
    // An effect names what it waits for, which is often less than it reads: an animation begins with a new
    // position, not with a board that is drawn again.
    rules: { 'react-hooks/exhaustive-deps': 'off' },
  },
  {
    // Scripts that node runs as they are, without types; what they hand to a browser runs there.
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: { globals: { ...node, ...browser } },
  },
);
