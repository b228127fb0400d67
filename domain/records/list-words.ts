import type { ListLine } from '#domain/deciding/parts-list.ts'
import type { PasteFault } from '#domain/deciding/pasted-lines.ts'

/** What is said around a parts list, in the words of the company. */
export type ListWords = {
  title: string
  /** For browsers' tabs and social cards; no search engine lists a list. */
  description: string
  /** Below the heading while nothing is on the list. */
  intro: string
  columns: {
    partNumber: string
    name: string
    quantity: string
    availability: string
    compliance: string
    weight: string
    remove: string
  }
  /** Said of a line that is not as it should be. */
  states: Record<Exclude<ListLine['state'], 'known'>, string>
  /** In front of the numbers to order in place of a line's, and of those that may be meant. */
  instead: string
  meant: string
  notStated: string
  inStock: string
  toOrder: string
  leadDays: (days: number) => string
  packOf: (pieces: number) => string
  each: string
  dataSheet: string
  /** How many lines are not as they should be. */
  marked: (lines: number) => string
  /** While the server is asked what was added is. */
  checking: {
    /** Of `lines`, how many are not read yet. */
    count: (unread: number, lines: number) => string
    /** In the place of what an unread line has not said of it. */
    open: string
    /** The server did not answer; and to press, to ask it again. */
    failed: string
    again: string
  }
  /** Where a list has more lines than a page. */
  pages: {
    /** Names the links to them. */
    label: string
    range: (from: number, to: number) => string
    /** The link to the lines that are not as they should be. */
    marked: (lines: number) => string
    /** On paper, above the numbers of the lines that the page leaves out. */
    others: string
  }
  /** To press. */
  update: string
  print: string
  /** Downloads of a list's documents in one file, with the number of them. */
  files: {
    'data-sheets': (count: number) => string
    letters: (count: number) => string
    /** The file of each letter that certifies products, by its number, as products name files. */
    letterFiles: Readonly<Record<string, string>>
  }
  /** Headings of the file for spreadsheets, besides the columns'. */
  file: { note: string; reason: string; weightOfOne: string; page: string }
  /** Shown and read aloud after a press of `Add to list`. */
  added: (quantity: number, partNumber: string, lines: number) => string
  /** The same where the list takes no further line. */
  full: (partNumber: string, lines: number) => string
  /** Of the list that this browser keeps, where another one's address is open. */
  own: {
    differs: (lines: number) => string
    add: string
    show: string
    instead: string
  }
  totals: {
    heading: string
    count: (lines: number, pieces: number) => string
    /** Behind the weight. */
    weight: (weighed: number, lines: number) => string
    compliance: (status: string, lines: number, pieces: string) => string
  }
  missing: {
    heading: string
    text: string
    required: (name: string) => string
    either: (name: string) => string
    /** `named` are the free places by their name and number, '12 slots'. */
    empty: (name: string, free: number, places: number, named: string) => string
    /** `named` are all places that the list has for it, '0 slots' where there is none. */
    unplaced: (name: string, count: number, named: string) => string
    /** To press. */
    add: (quantity: number, partNumber: string) => string
    more: (count: number) => string
  }
  paste: {
    label: string
    hint: string
    /** In the empty field. */
    example: string
    faults: string
    reasons: Record<PasteFault, string>
    /** Of the lines that are not named one by one. */
    left: (lines: number) => string
  }
  /** Of a share of cost that a buyer may not exceed; left out where there is none. */
  share?: {
    heading: string
    text: string
    open: string
    /** Of one piece. */
    cost: string
    /** The compliance statuses that count. */
    counts: readonly string[]
    result: (percent: string, counted: string, total: string) => string
    /** The limit in words, and whether it is kept. */
    limit: { share: number; most: number; kept: string; exceeded: string }
    partial: (lines: number) => string
    /** Of whatever is typed: it leaves the browser with nobody. */
    stays: string
  }
}
