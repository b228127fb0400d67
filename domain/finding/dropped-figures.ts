import type { Item } from './read-items.ts'
import { symbolOf } from './units.ts'

type Stretch = { from: number; to: number }

/**
 * Figures with a unit that nothing of what was read covers, as they were written: '5 ms'. What is
 * bought ('32 pieces') and bare numbers are no demands on a product.
 */
export function droppedFigures(
  items: readonly Item[],
  covered: readonly Stretch[],
  text: string,
): string[] {
  const dropped = items.flatMap((item, at): string[] => {
    const next = items[at + 1]
    if (item.type !== 'number' || !next || next.meaning?.word === 'quantity') return []
    if (covered.some(({ from, to }) => from <= item.from && item.to <= to)) return []
    if (next.type !== 'unit') return []
    return [text.slice(item.from, next.from) + symbolOf(text.slice(next.from, next.to))]
  })
  // '900 × 300 mm': nobody knows which side is which.
  const sides =
    text.match(/\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+ ?(?:mm|cm|m|inch(?:es)?|ft|")(?![\p{L}\d])/gu) ??
    []
  // 'Splice-only' leaves out what nobody can tell.
  const alone = text.match(/(?<![\p{L}\d-])\p{L}+-only\b/gu) ?? []
  return [...new Set([...dropped, ...sides.map((one) => one.replaceAll('x', ' × ')), ...alone])]
}
