/** What is said around a budget, in the words of the company. Numbers come with their unit. */
export type BudgetWords = {
  intro: string
  condition: string
  /** To choose the condition of the limit, whichever it is. */
  conditionOfLimit: string
  limit: string
  noLimit: string
  /** Choices behind the limits of the list, and their fields. */
  own: { label: string; most: string; least: string }
  powers: {
    label: string
    outMin: string
    outMax: string
    inMin: string
    inMax: string
    unit: string
  }
  margin: string
  columns: { element: string; amount: string; worst: string; typical: string; least: string }
  notStated: string
  update: string
  print: string
  remove: string
  up: string
  add: {
    heading: string
    hint: string
    medium: string
    length: string
    part: string
    count: string
    product: string
    amount: string
    own: string
    ownHint: string
    least: string
    typical: string
    worst: string
    button: string
  }
  meant: string
  states: { unknown: string; series: string; withdrawn: string }
  /** Of the joints of a row: counted in it, in the figure of a neighbor, and at the channel's end. */
  joints: (count: { counted: number; elsewhere: number; outer: number }) => string
  /** A joint of two that disagree: what is taken, and of which. */
  larger: (figure: string, name: string) => string
  asWritten: string
  sum: string
  total: { worst: string; typical: string; least: string }
  /** How many rows state none, and what stands in for it. */
  typicalUnstated: (rows: number) => string
  leastUnstated: (rows: number) => string
  verdicts: {
    within: (left: string, sum: string, most: string, limit: string) => string
    above: (over: string, sum: string, most: string, limit: string) => string
    unknown: (sum: string, most: string, limit: string, rows: number) => string
    /** Of rows that state no loss there may be any number: the sum is of the others. */
    none: (sum: string, unstated: number) => string
    empty: string
    enough: (sum: string, least: string) => string
    short: (missing: string, sum: string, least: string) => string
    maybe: (missing: string, sum: string, least: string, rows: number) => string
    /** Something that does not go together outdoes every sum. */
    faulty: string
    /** The limit cannot be worked out for this channel. */
    noRule: (name: string) => string
  }
  faults: {
    heading: string
    /** Two ends that a hand could join although they must not be. */
    refused: (a: string, aEnd: string, b: string, bEnd: string) => string
    unfit: (a: string, aEnd: string, b: string, bEnd: string) => string
    open: (open: string, other: string) => string
    disagree: (a: string, aValue: string, b: string, bValue: string) => string
    splices: (count: number) => string
    addSplices: (count: number) => string
    outside: (name: string, range: string, condition: string) => string
    noCondition: (limit: string, conditions: string) => string
    medium: (name: string, limit: string) => string
    tooLong: (length: string, longest: string, limit: string) => string
    unread: (text: string) => string
    full: string
  }
  source: string
  rules: { heading: string; points: string[] }
  examples: string
}
