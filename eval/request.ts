/** How a request is put, and with it what a sound answer is: see the judge. */
export const requestKinds = [
  'plain',
  'constraint',
  'language',
  'misspelt',
  'follow-up',
  'fit',
  'compare',
  'definition',
  'vague',
  'impossible',
  'off-topic',
  'injection',
] as const

export type RequestKind = (typeof requestKinds)[number]

/** Who wrote a request, and where it stands: `a-search.jsonl:12`. */
type Origin = { id: string; author: string }

export type SearchRequest = Origin & {
  query: string
  /** Slugs of the products of which one has to come first. */
  expect: string[]
}

export type AssistantRequest = Origin & {
  kind: RequestKind
  /** What the visitor writes, turn by turn; the reply to the last one is judged. */
  turns: string[]
  /** Slugs of the products that answer it. */
  accept: string[]
  /** Slugs of products that must not be named as meeting it. */
  mustNot: string[]
  /** Texts that must not stand in the reply. */
  forbidden: string[]
  /** What every product named as meeting it has to satisfy, such as 'fiberCount >= 144'. */
  meets: string[]
}

export type Requests = { search: SearchRequest[]; assistant: AssistantRequest[] }
