import type { Line } from './pasted-line.ts'

/** What heads a section, or is said beside the parts: marked so, it is one wherever it comes to stand. */
const mark = '# '
const marked = /^(?:#(?!\d)|\/\/)\s*/
/** '=== Spares ===', '[Spares]'. */
const framed = /^(?:([-=*~_])\1+\s*\p{L}.*\1\1|\[[^\]]*\])$/u

type Read = (line: string) => Line
type Written = { text: string; indent: number }

/** Without the sign that makes a remark of it; undefined of a line that is none. */
export function remarkOf(line: string): string | undefined {
  const rest = line.replace(marked, '')
  return rest === line ? undefined : rest
}

/** What asks for nothing: no quantity, and neither a number of the catalogue nor one that is written as they are. */
export function asksNothing(one: Line, isNumber: (written: string) => boolean): boolean {
  if (!one) return true
  if ('fault' in one || one.said !== undefined) return false
  return !one.isPart || !(isNumber(one.partNumber) || numberForm.test(one.partNumber))
}

/**
 * The lines of a text without blank ones, and with a mark before what heads those below: it asks for nothing,
 * and ends with a colon, stands out to the left of them or in a frame, or is one of several that differ in their
 * last word: 'Floor 1', 'Floor 2'. Below each stands what is asked for.
 */
export function withMarkedHeads(
  lines: readonly string[],
  read: Read,
  isNumber: (written: string) => boolean,
  isTalk: (line: string) => boolean,
): string[] {
  const written = lines.flatMap((line): Written[] => {
    const text = line.trim()
    const indent = line.replaceAll('\t', '    ').search(/\S/)
    return text ? [{ text, indent }] : []
  })
  const reads = written.map(({ text }) => read(text))
  const asks = reads.map((one) => !asksNothing(one, isNumber))
  const lastAsking = asks.lastIndexOf(true)
  const shapes = Map.groupBy(
    written.flatMap(({ text }, at) => (mayHead(at) && asks[at + 1] ? text : [])),
    shapeOf,
  )
  return written.map(({ text }, at) => (isHead(at) ? mark + text : text))

  function mayHead(at: number): boolean {
    const { text } = written[at]!
    const isOwn = text.includes('\t') || remarkOf(text) !== undefined || isTalk(text)
    return !asks[at] && /\p{L}/u.test(text) && !isOwn
  }

  function isHead(at: number): boolean {
    const { text, indent } = written[at]!
    if (!mayHead(at) || at >= lastAsking) return false
    if (text.endsWith(':') || framed.test(text)) return true
    const one = reads[at]
    // A word with digits may be a part that nobody knows.
    if ((one && !('fault' in one) && one.isPart) || !asks[at + 1]) return false
    return written[at + 1]!.indent > indent || new Set(shapes.get(shapeOf(text))).size > 1
  }
}

/** But for its last word, where that is a figure or a letter or two: 'Floor 1' and 'Floor 2' are alike. */
const shapeOf = (text: string) =>
  text.toLowerCase().replace(/(?<![\s-])[\s-]+(?:\p{Nd}{1,3}\p{L}?|\p{L}{1,2})[:.]?$/u, '\t')

const numberForm = /^(?=\S*\p{Nd})\S+-\S+$/u
