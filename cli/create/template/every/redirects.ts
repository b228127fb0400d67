import type { Redirect } from '#domain/redirects/hash-redirect.ts'

/** Old addresses that the part after # tells apart; all others are in redirects.txt. */
export const redirects: Redirect[] = []
