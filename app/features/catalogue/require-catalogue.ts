import { UnavailableError } from '../../unavailable-error.ts'
import { missingStatus, type Known } from './missing-status.ts'

/** Ends the answer where it would say of products that they are not there, and nobody knows. */
export function requireCatalogue(site: Known): void {
  if (missingStatus(site) === 503) throw new UnavailableError()
}
