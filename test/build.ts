// Builds the site, or with a company of the tests, such as `test/company`, unless it is built. The
// tests look at types by themselves.
import { buildCompanyIfStale } from './support/build-company.mjs'
import { buildIfStale } from '../cli/build-site.mjs'

const [company] = process.argv.slice(2)
if (company) buildCompanyIfStale(company)
else buildIfStale({ checkShapes: false })
