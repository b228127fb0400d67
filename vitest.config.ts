import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { companyAliases } from './cli/build/company-aliases.ts'
import { companyFolder } from './cli/company.mjs'
import { placeOf } from './test/support/build-company.mjs'

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The company that CONTENT_DIR names, the sample without it: its own tests are run on it. */
const { path: own, isSample } = companyFolder()
const ofOwn = { resolve: { alias: companyAliases() }, server: { fs: { allow: ['.', own] } } }

/** The engine's own tests run on a small neutral company: what they expect holds for any. */
const company = 'test/company'
const companysRecords = { find: /^#content\//, replacement: pathOf(`${company}/`) }
const companysFolder = {
  find: /^(#server\/compose|\.)\/content-folder\.ts$/,
  replacement: pathOf('test/support/neutral-folder.ts'),
}

const resolve = { alias: [companysRecords, companysFolder] }
/** What commands run on that a test starts. */
const env = { CONTENT_DIR: company }
/** Other work on the machine must not fail a test. */
const units = { env, testTimeout: 60_000, hookTimeout: 60_000 }
/** Tests that put another module in place of one. */
const isolated = '**/*.isolated.test.ts'

/** Those that build a site or start some: `npm test` alone leaves them to sweeps. */
const leftOut = process.env.TEST_SWEEPS === 'none' ? ['**/*.sweep.test.ts'] : []

/** On the built site, beside other work. */
const onSite = {
  exclude: ['**/node_modules/**', ...leftOut],
  // None of them leaves anything behind: Playwright and the catalogue are read once for all.
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Other work on the machine must not fail a test: what fails is tried once more, and the report
  // says so.
  retry: 1,
  expect: { poll: { timeout: 15_000 } },
}
/** In a browser, on a site that they share with one another. */
const journeys = { ...onSite, globalSetup: 'test/support/shared-world.ts' }
const neutralSite = { ...env, TEST_SITE: placeOf(company) }

export default defineConfig({
  test: {
    // A journey waits for a frame or a clock a fifth of its time: a third keeps two cores busy.
    maxWorkers: 3,
    projects: [
      {
        resolve,
        test: {
          ...units,
          name: 'unit',
          include: ['{domain,app,capabilities,bench,eval,docs,test/support}/**/*.test.{ts,tsx}'],
          exclude: [isolated],
          // None of them leaves anything behind: a third of the processor time.
          isolate: false,
        },
      },
      {
        resolve,
        test: {
          ...units,
          name: 'server',
          include: ['{server,cli}/**/*.test.ts'],
          exclude: [isolated],
          // None of them leaves anything behind: two fifths of the processor time.
          isolate: false,
        },
      },
      {
        resolve,
        test: {
          ...units,
          name: 'isolated',
          include: [isolated],
          exclude: ['**/node_modules/**', '.test-build/**'],
        },
      },
      {
        ...ofOwn,
        test: {
          name: 'sample',
          include: [`${own}/{test,eval}/*.test.ts`],
          testTimeout: 60_000,
          // All requests are put before the first test of the evaluation, beside other work.
          hookTimeout: 300_000,
        },
      },
      {
        resolve: { alias: [companysRecords] },
        test: {
          ...journeys,
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          env: neutralSite,
        },
      },
      {
        resolve: { alias: [companysRecords] },
        test: { ...onSite, name: 'faults', include: ['test/faults/*.test.ts'], env: neutralSite },
      },
      {
        ...ofOwn,
        test: {
          ...journeys,
          name: 'sample-journeys',
          include: [
            `${own}/test/journeys/**/*.test.ts`,
            // The sample's pages need a head as well.
            ...(isSample && !leftOut.length ? ['test/journeys/page-head.test.ts'] : []),
          ],
        },
      },
    ],
  },
})
