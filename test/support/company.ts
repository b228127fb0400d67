import { companyFolder as folderOf } from '../../cli/company.mjs'

// vitest.config.ts sets both variables for the engine's own tests.

/** The folder of the company that a test runs on: its catalogue, its storage. */
export const companyFolder = folderOf().name
/** Where the site is built with that company's records: a folder with a `build`. */
export const builtSite = process.env.TEST_SITE ?? '.'
