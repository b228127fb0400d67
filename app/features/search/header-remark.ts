import type { Reading } from './reading-view.ts'

/** What the header says above its products: how many there are, and what of the text was left out. */
export function headerRemark(
  text: string,
  { shown, found, isNear }: { shown: number; found: number; isNear: boolean },
  { unknown, passed, meant }: Pick<Reading, 'unknown' | 'passed' | 'meant'>,
): string | undefined {
  const [number] = meant
  const said = [
    number && isNear
      ? `Did you mean ${number}?`
      : isNear
        ? 'No product meets all of this. Nearest:'
        : shown === 0
          ? `No product fits “${text.trim()}”.`
          : found > shown
            ? `The best ${shown} of ${found}. The list also finds what only mentions it.`
            : '',
    shown > 0 && unknown.length > 0 && `Not understood: ${unknown.join(', ')}.`,
    passed.length > 0 && `Not taken into account: ${passed.join(', ')}.`,
  ].filter(Boolean)
  return said.length ? said.join(' ') : undefined
}
