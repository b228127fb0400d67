import { outcomeId } from '#app/lib/paths.ts'

/** Where forms lead once they are taken, and what they ask for. */
export const sentPaths = {
  /** A form posted without JavaScript; the fragment is its answer's. */
  contact: (reference: string) => `/contact-us?sent=${reference}#${outcomeId}`,
  /** The page of one request; whoever has the address may see it. */
  quote: (secret: string) => `/quote/${secret}`,
  /** The same as its sender sees it first; the focus goes to what became of it. */
  justSent: (page: string) => `${page}?sent=1#${outcomeId}`,
  statesOf: (country: string) => `/api/states?country=${encodeURIComponent(country)}`,
}
