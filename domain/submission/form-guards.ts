/** Fields that every form sends besides its own, none of which is stored. */
export const guardFields = {
  /** A UUID made with the form: the same one again never makes a second record. */
  id: 'submissionId',
  /** Invisible, so that a person leaves it empty. No name that browsers fill in by themselves. */
  trap: 'remarks',
  /** For how many milliseconds the form was open. */
  open: 'openMilliseconds',
  /** The solution of a challenge, as ALTCHA's widget sends it. */
  proof: 'altcha',
} as const

/** Nobody fills in a form by hand in less; software that fills it in for somebody may. */
export const minOpenMilliseconds = 3000
