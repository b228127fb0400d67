import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/reading.ts'
import type { Item } from './read-items.ts'
import type { Requirement } from './requirement.ts'

/** Words between a 'not' and the figure that it denies: 'not the 150 one', 'not one of 150'. */
const maxDistance = 2
const slack = 0.005
/** A plain size is said roughly; a wider span than that was said as one. */
const roughly = 0.13

/** 'The 250, not the 150 one': a figure behind a 'not' is one that is not wanted, whatever it counts. */
export function withDeniedFigures(
  requirements: readonly Requirement[],
  items: readonly Item[],
): Requirement[] {
  return requirements.map((one) => {
    const { test, says } = one
    const at = items.findIndex(({ from }) => from >= one.from)
    if (test.type !== 'number' || one.not || items[at]?.type !== 'number') return one
    if (!isDenied(items, at) && !isTooLittle(items, at)) return one
    const span = Math.abs(test.wanted) * slack
    const bounds = test.bounds.map(({ key, low, high }) =>
      isRange(low, high)
        ? { key, low, high }
        : { key, low: test.wanted - span, high: test.wanted + span },
    )
    const what = figureOf(figureOf(says, texts.orMore), texts.orLess)
    return { ...one, not: true, says: fillIn(texts.not, { what }), test: { ...test, bounds } }
  })
}

/** What stands in the place of a text that says more or less of it. */
function figureOf(says: string, text: string): string {
  const [before = '', behind = ''] = text.split('{figure}')
  const isSo = says.startsWith(before) && says.endsWith(behind)
  return isSo ? says.slice(before.length, says.length - behind.length) : says
}

function isRange(low: number | undefined, high: number | undefined): boolean {
  return low !== undefined && high !== undefined && high - low > Math.abs(high) * roughly
}

/** So many words between a figure and what is said of it: 'the 100 m trunk that we have is too short'. */
const maxBehind = 5

/** '75 is too short', 'the 45 m cable is not enough'. */
function isTooLittle(items: readonly Item[], at: number): boolean {
  const behind = items.slice(at + 1, at + 2 + maxBehind)
  const ends = behind.findIndex(({ type }) => type === 'break' || type === 'number')
  const clause = ends < 0 ? behind : behind.slice(0, ends)
  return clause.some(({ meaning }) => meaning?.word === 'tooLittle' || meaning?.word === 'unfit')
}

/** Nothing but words that pass between them; a comparison that is denied was turned round before. */
function isDenied(items: readonly Item[], at: number): boolean {
  for (let before = at - 1; before >= at - 1 - maxDistance; before--) {
    const item = items[before]
    if (item?.meaning?.word === 'not') return true
    if (item?.type !== 'phrase' || item.meaning?.word !== 'stop') return false
  }
  return false
}
