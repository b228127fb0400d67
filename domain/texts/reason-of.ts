/**
 * An error in its own words, for the log: of what no visitor's request led to alone, since a message may
 * repeat what a visitor wrote. All else is logged as `err`.
 */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
