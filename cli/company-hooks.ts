// For `node --import`: what is run knows the company's folder as `#content/`.
import { useCompany } from './use-company.ts'

useCompany()
