/** A word of the trade, explained to whoever asks what it means. */
export type GlossaryEntry = {
  /** What it is called, abbreviations too; the first is shown. */
  said: [string, ...string[]]
  /** One sentence or two that stand alone. */
  explain: string
  /** A page of this site that says more. */
  path?: string
}
