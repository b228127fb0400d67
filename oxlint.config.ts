import { defineConfig, type OxlintConfig, type OxlintOverride } from 'oxlint'
import { directions, topFolders, type Direction } from './direction.config.ts'
// Shared with the studio, which is a package of its own.
import base from './oxlint.base.json' with { type: 'json' }

export default defineConfig({
  ...(base as unknown as OxlintConfig),
  // The last one is a program of its own.
  ignorePatterns: ['build', 'data', 'node_modules', 'examples/verrane/studio'],
  overrides: [
    ...directions.map(asOverride),
    ...directions.map(testsOf).map(asOverride),
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/contract.ts', '**/*.fixture.ts'],
      rules: {
        'typescript/no-explicit-any': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      files: ['app/routes/**', '*.config.ts'],
      rules: { 'import/no-default-export': 'off', 'react/only-export-components': 'off' },
    },
    // Records are as long as what they say.
    {
      files: [
        'examples/verrane/**',
        'test/{company,smallest-company,german,hebrew}/**',
        'cli/create/template/**',
        'domain/texts/translations/**',
      ],
      rules: { 'max-lines': 'off' },
    },
  ],
})

/** A direction as a rule: every import that its list does not name is an error. */
function asOverride({
  files,
  may,
  types,
  reach = [],
  never = [],
  anyPackage,
  because,
}: Direction): OxlintOverride {
  const allowed = types ? [...may, `${types}**`] : may
  const others = [...topFolders.filter((top) => !reach.includes(top)), ...never]
  return {
    // The fixtures break each rule on purpose, in folders of the same names.
    files: files.flatMap((pattern) => [pattern, `test/fixtures/direction/${pattern}`]),
    rules: {
      'no-restricted-imports': [
        'error',
        {
          // A path that leaves the top folder first: what a list allows ends the search.
          patterns: [
            { regex: `^(\\.\\./)+(${others.join('|')})/`, message: `Use the alias. ${because}` },
            {
              group: [
                ...(anyPackage ? ['\\#*', '\\#*/**'] : ['**', '!./**', '!../**']),
                ...allowed.map((one) => `!${one}`),
              ],
              message: because,
            },
            ...(types ? [{ regex: `^${types}`, allowTypeImports: true, message: because }] : []),
          ],
        },
      ],
    },
  }
}

/**
 * What the tests beside a folder's files may import: as much as the files, any package, the
 * neutral company and test support; those of server and app also what it is put together with.
 */
function testsOf(direction: Direction): Direction {
  return {
    ...direction,
    files: direction.files.flatMap((pattern) =>
      ['*.test.ts', '*.test.tsx', '*.fixture.ts', 'contract.ts', '*-contract.ts'].map((name) =>
        pattern.replace(/\*\*$/, `**/${name}`),
      ),
    ),
    may: [...direction.may, '#content/**', '#test/**', ...wholeOf(direction)],
    never: [],
    anyPackage: true,
  }
}

/** A test of a part of the server or the app may put the rest of it together. */
function wholeOf({ files }: Direction): string[] {
  if (files[0]?.startsWith('server/')) return ['#server/**', '#capabilities/**']
  return files[0]?.startsWith('app/') ? ['#app/**'] : []
}
