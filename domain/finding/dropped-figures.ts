import type { Item } from './read-items.ts'

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
    return next.type === 'unit' ? [text.slice(item.from, next.to)] : []
  })
  // 'Splice-only' leaves out what nobody can tell.
  const alone = text.match(/(?<![\p{L}\d-])\p{L}+-only\b/gu) ?? []
  return [...new Set([...dropped, ...alone])]
}
