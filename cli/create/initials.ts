import type { Logo } from '#domain/records/site.ts'

/** Strokes of the letters on a grid of 4 × 6, each a row of points, column before row. */
const strokes: Record<string, string[]> = {
  A: ['06 02 20 42 46', '04 44'],
  B: ['03 33 44 45 36 06 00 30 41 42 33'],
  C: ['41 30 10 01 05 16 36 45'],
  D: ['06 00 30 41 45 36 06 05'],
  E: ['40 00 06 46', '03 33'],
  F: ['40 00 06', '03 33'],
  G: ['41 30 10 01 05 16 36 45 43 23'],
  H: ['00 06', '40 46', '03 43'],
  I: ['20 26', '10 30', '16 36'],
  J: ['20 40 45 36 16 05'],
  K: ['00 06', '40 03 46'],
  L: ['00 06 46'],
  M: ['06 00 23 40 46'],
  N: ['06 00 46 40'],
  O: ['20 10 01 05 16 36 45 41 30 20'],
  P: ['06 00 30 41 42 33 03'],
  Q: ['20 10 01 05 16 36 45 41 30 20', '24 46'],
  R: ['06 00 30 41 42 33 03', '23 46'],
  S: ['41 30 10 01 02 13 33 44 45 36 16 05'],
  T: ['00 40', '20 26'],
  U: ['00 05 16 36 45 40'],
  V: ['00 26 40'],
  W: ['00 16 23 36 40'],
  X: ['00 46', '40 06'],
  Y: ['00 23 40', '23 26'],
  Z: ['00 40 06 46'],
}

const unit = 3
const margin = 3
const gap = 5

/** A mark of one or two letters of A to Z in one thin line. */
export function initialsLogo(letters: string): Logo {
  const line = letters
    .split('')
    .flatMap((letter, at) => (strokes[letter] ?? []).map((stroke) => path(stroke, leftOf(at))))
    .join('')
  return { width: leftOf(letters.length) - gap + margin, height: 6 * unit + 2 * margin, line }
}

const leftOf = (at: number) => margin + at * (4 * unit + gap)

function path(stroke: string, left: number): string {
  const points = stroke
    .split(' ')
    .map(([x, y]) => `${left + Number(x) * unit} ${margin + Number(y) * unit}`)
  return `M${points.join('L')}`
}
