import type { Asked } from '#domain/finding/find.ts'
import type { Subject } from './outcome.ts'

/** A word that chooses stands right before a kind or a demand: 'which arm', 'what 1×8'. */
export const asksWhich = ({
  understanding: { text, kinds, requirements },
}: Pick<Asked<Subject>, 'understanding'>): boolean =>
  [...kinds, ...requirements].some(({ from }) => choosing.test(text.slice(0, from)))

const choosing = /\b(?:which|what)(?: of (?:your|the))? $/
