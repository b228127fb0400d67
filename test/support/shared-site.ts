import { inject } from 'vitest'

/** The site of all journeys; a file that changes what others see starts one of its own. */
export const sharedSite = (): { url: string } => ({ url: inject('siteUrl') })
