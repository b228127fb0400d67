import { inBothUnits } from '#domain/documents/both-units.ts'
import { units } from '../units.ts'

/** What the drawings are made of. Lengths are units of a sheet 520 wide; a text of 11 prints at 8 pt. */
export type Options = Record<string, string>
export type Drawing = (options: Options) => string

export const ink = '#15181c'
export const mute = '#5d6166'
export const rule = '#c9c9c2'
export const ground = '#f1f1ec'
export const light = '#d94829'
export const green = '#6fa32d'

/** The sheet grows to the left and right where a text would be cut: about 6 a letter at size 11. */
export function sheet(height: number, body: string, width = 520): string {
  let [from, to] = [0, width]
  for (const [, x, anchor, size, content] of body.matchAll(
    /<text x="([-\d.]+)"[^>]*text-anchor="(\w+)"[^>]*font-size="(\d+)"[^>]*>([^<]*)</g,
  )) {
    const long = content!.length * Number(size) * 0.56
    const start = Number(x) - (anchor === 'end' ? long : anchor === 'middle' ? long / 2 : 0)
    from = Math.min(from, start)
    to = Math.max(to, start + long)
  }
  return `<svg viewBox="${Math.floor(from)} 0 ${Math.ceil(to - from)} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`
}

/** About the width of a letter of size 11. */
const letter = 5.8

const r = (n: number) => Math.round(n * 100) / 100

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke = ink,
  width = 1,
): string =>
  `<path d="M${r(x1)} ${r(y1)}L${r(x2)} ${r(y2)}" stroke="${stroke}" stroke-width="${width}"/>`

export const path = (d: string, stroke = ink, width = 1, fill = 'none'): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}" fill="${fill}"/>`

export const fiber = (d: string, width = 1.8): string => path(d, light, width)

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill = 'none',
  stroke = ink,
  radius = 0,
): string =>
  `<rect x="${r(x)}" y="${r(y)}" width="${r(w)}" height="${r(h)}" rx="${radius}" fill="${fill}" stroke="${stroke}"/>`

export const dot = (x: number, y: number, radius: number, fill = 'none', stroke = ink): string =>
  `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="${fill}" stroke="${stroke}"/>`

export type Anchor = 'start' | 'middle' | 'end'

/** As it stands. */
export const lettering = (
  x: number,
  y: number,
  content: string | number,
  anchor: Anchor = 'start',
  fill = ink,
  weight = 400,
  size = 11,
): string =>
  `<text x="${r(x)}" y="${r(y)}" text-anchor="${anchor}" fill="${fill}" font-size="${size}" font-weight="${weight}" stroke="none">${content}</text>`

/** Figures are said in both units. */
export const text = (...[x, y, content, ...look]: Parameters<typeof lettering>): string =>
  lettering(x, y, inBothUnits(String(content), units), ...look)

/** A dimension with arrows between two points on a level. */
export const across = (x1: number, x2: number, y: number, content: string): string =>
  line(x1, y, x2, y, mute, 0.7) +
  arrow(x1, y, 1, 0) +
  arrow(x2, y, -1, 0) +
  dimension(content, x2 - x1)
    .map((said, i) => lettering((x1 + x2) / 2, i ? y + 11 : y - 4, said, 'middle', mute))
    .join('')

/** A dimension with arrows between two heights, its lines of text to the right. */
export const upright = (x: number, y1: number, y2: number, content: string): string =>
  line(x, y1, x, y2, mute, 0.7) +
  arrow(x, y1, 0, 1) +
  arrow(x, y2, 0, -1) +
  dimension(content, 0)
    .map((said, i, { length }) =>
      lettering(x + 6, (y1 + y2) / 2 + 4 + (i - (length - 1) / 2) * 13, said, 'start', mute),
    )
    .join('')

/** In one line where there is room, else with the second unit in a line of its own. */
export function dimension(content: string, room: number): string[] {
  const said = inBothUnits(content, units)
  return said.length * letter <= room ? [said] : said.split(/\n| (?=\([^()]*\)$)/)
}

const arrow = (x: number, y: number, dx: number, dy: number): string =>
  path(
    `M${r(x)} ${r(y)}l${5 * dx + 2 * dy} ${5 * dy + 2 * dx}l${-4 * dy} ${-4 * dx}z`,
    mute,
    0.5,
    mute,
  )

/** A label with a thin line to what it names. */
export const label = (
  x: number,
  y: number,
  toX: number,
  toY: number,
  content: string,
  anchor: Anchor = 'start',
): string =>
  line(
    anchor === 'end' ? x + 3 : anchor === 'start' ? x - 3 : x,
    anchor === 'middle' ? (toY < y ? y - 11 : y + 4) : y - 4,
    toX,
    toY,
    mute,
    0.6,
  ) +
  dot(toX, toY, 1.6, mute, mute) +
  text(x, y, content, anchor)

export const numbered = (x: number, y: number, n: number): string =>
  dot(x, y, 8, '#fff', light) + text(x, y + 4, n, 'middle', ink, 600)

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
