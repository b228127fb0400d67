import { buildCompanyIfStale } from './build-company.mjs'

/** Where the site of a company of the tests runs; it is built here if it has changed since. */
export const builtCompany = (company: string): string => buildCompanyIfStale(company)
