/** How a request is put: each kind is reported on its own. */
export type RequestKind =
  | 'plain'
  | 'constrained'
  | 'misspelt'
  | 'follow-up'
  | 'impossible'
  | 'vague'
  | 'off-topic'
  | 'injection'
  | 'other-language'
  | 'held-out'

/** What a sound answer is: products named, a question back, a plain no, or a hand-over. */
export type Expectation = 'products' | 'question' | 'nothing' | 'refusal'

export type EvalRequest = {
  id: string
  kind: RequestKind
  /** What the visitor writes, turn by turn; the last one is judged. */
  turns: string[]
  expect: Expectation
  /** Slugs of all products that answer the request; one of them has to be named. */
  products: string[]
  /** What every named product has to satisfy, such as 'fiberCount >= 144'. */
  constraints: string[]
  /** Words that must not stand in the answer. */
  forbidden: string[]
}

/** Request, products that answer it, constraints: lists are written in one text each. */
export type Row = [turns: string | string[], products: string, constraints?: string]

/** Rows of requests that have an answer in the catalogue. */
export function answerable(kind: RequestKind, rows: Row[]): EvalRequest[] {
  return rows.map(([turns, products, constraints = ''], i) => ({
    id: `${kind}-${i + 1}`,
    kind,
    turns: [turns].flat(),
    expect: 'products',
    products: products.split(' '),
    constraints: constraints.split(';').flatMap((one) => one.trim() || []),
    forbidden: [],
  }))
}

/** Requests that no product answers. A row may carry words that would betray a failure. */
export function unanswerable(
  kind: RequestKind,
  expect: Expectation,
  rows: (string | [turns: string | string[], forbidden: string[]])[],
): EvalRequest[] {
  return rows.map((row, i) => {
    const [turns, forbidden] = typeof row === 'string' ? [row, []] : row
    const id = `${kind}-${i + 1}`
    return {
      id,
      kind,
      turns: [turns].flat(),
      expect,
      products: [],
      constraints: [],
      forbidden,
    }
  })
}
