import { AREAS } from './build/commit-areas.ts';

/** `area: imperative`, at most 72 characters, one concern (CONTRIBUTING.md, "Commits"). */
export default {
  rules: {
    'type-empty': [2, 'never'],
    'type-enum': [2, 'always', AREAS],
    'scope-empty': [2, 'always'],
    'subject-empty': [2, 'never'],
    'subject-full-stop': [2, 'never', '.'],
    'header-max-length': [2, 'always', 72],
    'body-leading-blank': [2, 'always'],
    'body-max-line-length': [2, 'always', 120],
    'one-concern': [2, 'always'],
  },
  plugins: [
    {
      rules: {
        'one-concern': ({ subject }) => [!(subject ?? '').includes(';'), 'a commit has one concern: no semicolon'],
      },
    },
  ],
  // Merges, and what git itself writes, have no area.
  defaultIgnores: true,
};
