/** 0 before `from`, 1 after `to`, and between them a movement that starts and stops gently. */
export function ease(t, from, to) {
  const part = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return part * part * part * (part * (6 * part - 15) + 10)
}

/** There and back again: rises over [a, b], holds, falls over [c, d]. */
export const visit = (t, a, b, c, d) => ease(t, a, b) - ease(t, c, d)

/** The same number for moments at which nothing moves: a held picture is drawn once. */
export const moment = (...values) => values.map((value) => value.toFixed(5)).join(' ')

export const mix = (from, to, part) => from + (to - from) * part
