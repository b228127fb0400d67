/** What a turn does in a conversation. */
export const acts = [
  'ask',
  'refine',
  'replace',
  'correct',
  'compare',
  'fit',
  'quantity',
  'fact',
  'document',
  'company',
  'smalltalk',
  'other',
] as const
export type Act = (typeof acts)[number]

/** What a turn is, each act with its probability; all of them add up to 1. */
export type ActGuess = Record<Act, number>

/** Tells what a turn does; trained from examples, and replaceable. */
export type ActClassifier = (features: ReadonlySet<string>) => ActGuess
