/** What is said around a budget in the words of the company's trade. */
export type BudgetWords = {
  intro: string
  /** What the figures depend on: wavelength, temperature. */
  condition: string
  /** What is counted by its length: fiber, pipe. */
  medium: string
  /** A limit worked out of what is sent and what is needed. */
  powers: {
    label: string
    outMin: string
    outMax: string
    inMin: string
    inMax: string
    unit: string
  }
  /** By which rules it is counted. */
  points: string[]
}
