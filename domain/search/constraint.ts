/** Bounds of a number in the unit of its attribute; an open side is left out. */
export type Bounds = {
  key: string
  low?: number
  high?: number
  /** More than `high` serves as well, up to this. */
  longest?: number
}

/** What a text demands of a product. */
export type Constraint = {
  /** Any of these attributes may meet it. */
  test:
    | { type: 'number'; bounds: Bounds[]; wanted: number; isBound?: true }
    | { type: 'values'; values: ReadonlyMap<string, ReadonlySet<string>> }
  /** The words may have meant something else: it orders and excludes nothing. */
  isGuess: boolean
  /** It must not be so. */
  isNegated: boolean
  /** As a person would say it: '144 fibers or more', 'LC'. */
  says: string
  /** Place in the folded text. */
  from: number
  to: number
}

export const attributesOf = ({ test }: Constraint): string[] =>
  test.type === 'number' ? test.bounds.map(({ key }) => key) : [...test.values.keys()]
