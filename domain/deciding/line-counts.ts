import type { Line } from './pasted-line.ts'

/** What stands at the head of a line and may count it: '1.', '2)', '(3)', '4:', '#5'. */
const marked =
  /^(?:[([](\d{1,3})[)\]][.:]?|#(\d{1,3})[.):]?|(\d{1,3})(?:[.:]\)?|\)[.:]?))(?:\s*[;|]\s*|\s+)(?=\S)/
/** A first column, out of a table whose columns blanks part; a number behind it may be of its thousands. */
const bare = /^(\d{1,3}) +(?=[\d.,]*[^\d\s.,])/

/** '1. (2)' is two; each is read with all that is behind it. */
const maxHeads = 3

type Head = { count: number; rest: string }

/**
 * Lines without the numbers that count them, as word processors and e-mails put them there. One with
 * a mark is one where the rest of its line says a quantity, or where all that have one count up from
 * 1; without a mark it is one where all lines do both.
 */
export function withoutCounts(
  lines: readonly string[],
  read: (line: string) => Line,
  isNumber: (written: string) => boolean,
): string[] {
  const headOf = (line: string, pattern: RegExp): Head | undefined => {
    const [whole, ...counts] = pattern.exec(line) ?? []
    const count = counts.find(Boolean)
    return whole === undefined || count === undefined || isNumber(count)
      ? undefined
      : { count: Number(count), rest: line.slice(whole.length) }
  }
  const heads = lines.map((line) => headOf(line, marked))
  const isCounted = countsUp(heads)
  const plain = lines.map((line, i) => {
    const head = heads[i]
    return head && isCounted && /\p{L}/u.test(head.rest) ? head.rest : line
  })
  const uncounted = plain.map((line) => {
    let left = line
    for (let i = 0; i < maxHeads; i++) {
      const head = headOf(left, marked)
      if (!head || !saysQuantity(read(head.rest))) break
      left = head.rest
    }
    return left
  })
  const columns = uncounted.map((line) => headOf(line, bare))
  const isColumn =
    countsUp(columns) &&
    uncounted.every((line, i) => {
      const column = columns[i]
      // A heading has no digit.
      return column ? saysQuantity(read(column.rest), 'behind') : !/\d/.test(line)
    })
  return isColumn ? uncounted.map((line, i) => columns[i]?.rest ?? line) : uncounted
}

function countsUp(heads: readonly (Head | undefined)[]): boolean {
  const counts = heads.flatMap((head) => head?.count ?? [])
  return counts.length > 1 && counts.every((count, i) => count === i + 1)
}

function saysQuantity(line: Line, where?: 'behind'): boolean {
  if (!line) return false
  if ('fault' in line) return !where
  return where ? line.said === where : line.isPart && line.said !== undefined
}
