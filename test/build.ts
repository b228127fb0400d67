// Builds the site, or with a company of the tests, such as `test/company`, unless it is built.
import { buildCompanyIfStale, buildIfStale } from '../cli/prepare.mjs'

const [company] = process.argv.slice(2)
if (company) buildCompanyIfStale(company)
else buildIfStale()
