import type { Token } from './tokens.ts'

/** 'mV/V' and the '1/s' of '2400 1/s' behind a figure as one token each, where a company measures so. */
export function withSlashed(
  tokens: readonly Token[],
  text: string,
  units: readonly string[],
): Token[] {
  if (units.length === 0 || !text.includes('/')) return [...tokens]
  const joined: Token[] = []
  let end = 0
  for (const token of tokens) {
    if (token.from < end) continue
    const unit = joined.at(-1)?.number === undefined ? undefined : unitAt(token.from)
    end = token.from + (unit?.length ?? 0)
    joined.push(
      unit === undefined ? token : { text: unit, from: token.from, to: end, glued: token.glued },
    )
  }
  return joined

  function unitAt(from: number): string | undefined {
    return units.find(
      (unit) => text.startsWith(unit, from) && !/[\p{L}\d/]/u.test(text[from + unit.length] ?? ' '),
    )
  }
}
