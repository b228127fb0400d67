/** What a parts list cannot know by itself. */
export type ListWords = {
  /** In the empty field that takes lines: part numbers of yours, a line each. */
  example: string
  /** The file of each letter that certifies products, by its number, as products name files. */
  letterFiles?: Readonly<Record<string, string>>
  /** Of a share of cost that a buyer may not exceed; left out where there is none. */
  share?: CostLimit
}

export type CostLimit = {
  heading: string
  text: string
  /** Of one piece, with the currency: 'Cost of one, $'. */
  cost: string
  /** The compliance statuses that count. */
  counts: readonly string[]
  result: (percent: string, counted: string, total: string) => string
  /** The limit, and whether it is kept. */
  limit: { share: number; most: number; kept: string; exceeded: string }
}
