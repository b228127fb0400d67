/** Plain SVG shapes as text. Coordinates are rounded to a tenth, so that a drawing is the same on every machine. */

export type Point = readonly [x: number, y: number]

export const n = (value: number): string => {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded)
}

export const path = (d: string): string => `<path d="${d}"/>`

export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`)

/** Many strokes as one path: each item is one open run of points. */
export const strokes = (...runs: Point[][]): string => path(runs.map((run) => trace(run)).join(''))

export const polygon = (...points: Point[]): string => path(`${trace(points)}Z`)

export const trace = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')

export const rect = (x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ''}/>`

export const circle = (x: number, y: number, radius: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`

/** A circle as path data, for many circles in one element. */
export const ring = (x: number, y: number, radius: number): string =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0`

export const group = (attributes: string, ...children: string[]): string =>
  `<g ${attributes}>${children.join('')}</g>`

export const at = (x: number, y: number, ...children: string[]): string =>
  group(`transform="translate(${n(x)} ${n(y)})"`, ...children)

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** A run of points along y = f(x). */
export const curve = (from: number, to: number, step: number, f: (x: number) => number): Point[] =>
  times(Math.round((to - from) / step) + 1, (index): Point => {
    const x = Math.min(to, from + index * step)
    return [x, f(x)]
  })

/** The line of light: leaves level and arrives level. */
export const flow = (x1: number, y1: number, x2: number, y2: number): string => {
  const middle = (x1 + x2) / 2
  return `M${n(x1)} ${n(y1)}C${n(middle)} ${n(y1)} ${n(middle)} ${n(y2)} ${n(x2)} ${n(y2)}`
}
