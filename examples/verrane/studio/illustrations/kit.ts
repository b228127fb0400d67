import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '../escape-html.ts'
import { loadLettering } from './lettering.ts'
import type { Lettering, Setting } from './lettering.ts'
import { group, line, strokes } from './shapes.ts'
import type { Point } from './shapes.ts'

export type Palette = {
  paper: string
  ground: string
  rule: string
  mute: string
  ink: string
  night: string
  accent: string
  accentText: string
  positive: string
  positiveText: string
  positiveGround: string
}

type Tone = keyof Palette

/** What every drawing is made with: the brand's colors, its letters, and four kinds of line. */
export type Kit = {
  color: Palette
  letters: Lettering
  /** Ink strokes over whatever is below. */
  ink(body: string, width?: number): string
  /** Ink strokes around paper: a body that hides what is behind it. */
  solid(body: string, width?: number): string
  /** Thin, pale: construction, projection and dimension lines. */
  hair(body: string, tone?: Tone, width?: number): string
  /** The one line of light. */
  light(body: string, width?: number): string
  fill(body: string, tone?: Tone): string
  text(words: string, setting: Setting & { tone?: Tone }): string
  /** A measure between two points on a level or upright line, its ticks and its words. */
  measure(a: Point, b: Point, words: string, side?: 1 | -1): string
}

export function openKit(folder: string): Kit {
  const color = readPalette(join(folder, 'brand.css'))
  const letters = loadLettering()
  const pen = (stroke: string, width: number, body: string, fill?: string) =>
    group(
      `stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${fill ? ` fill="${fill}"` : ''}`,
      body,
    )
  const kit: Kit = {
    color,
    letters,
    ink: (body, width = 1.5) => pen(color.ink, width, body),
    solid: (body, width = 1.5) => pen(color.ink, width, body, color.paper),
    hair: (body, tone = 'mute', width = 1) => pen(color[tone], width, body),
    light: (body, width = 1.5) => pen(color.accent, width, body),
    fill: (body, tone = 'ink') => group(`fill="${color[tone]}"`, body),
    text: (words, { tone = 'ink', ...setting }) =>
      `<path fill="${color[tone]}" d="${letters.outline(words, setting)}"/>`,
    measure([x1, y1], [x2, y2], words, side = 1) {
      const level = y1 === y2
      const ticks: Point[][] = level
        ? [
            [
              [x1, y1 - 5],
              [x1, y1 + 5],
            ],
            [
              [x2, y2 - 5],
              [x2, y2 + 5],
            ],
          ]
        : [
            [
              [x1 - 5, y1],
              [x1 + 5, y1],
            ],
            [
              [x2 - 5, y2],
              [x2 + 5, y2],
            ],
          ]
      const label = level
        ? kit.text(words, {
            x: (x1 + x2) / 2,
            y: y1 + (side > 0 ? 27 : -12),
            size: 20,
            anchor: 'middle',
          })
        : kit.text(words, {
            x: x1 + side * 13,
            y: (y1 + y2) / 2 + 7,
            size: 20,
            anchor: side > 0 ? 'start' : 'end',
          })
      return kit.hair(line(x1, y1, x2, y2) + strokes(...ticks), 'ink') + label
    },
  }
  return kit
}

const names: Record<Tone, string> = {
  paper: 'paper',
  ground: 'picture-ground',
  rule: 'rule',
  mute: 'mute',
  ink: 'ink',
  night: 'night',
  accent: 'accent',
  accentText: 'accent-text',
  positive: 'positive',
  positiveText: 'positive-text',
  positiveGround: 'positive-ground',
}

/** The drawings follow the brand: other colors in brand.css, other colors here. */
function readPalette(file: string): Palette {
  const css = readFileSync(file, 'utf8')
  const value = (name: string) => {
    const found = new RegExp(`--${name}:\\s*(#[0-9a-fA-F]{6})\\b`).exec(css)?.[1]
    if (!found) throw new Error(`${file} has no six-digit color --${name}`)
    return found
  }
  return Object.fromEntries(
    Object.entries(names).map(([tone, name]) => [tone, value(name)]),
  ) as unknown as Palette
}

export type Sheet = {
  width: number
  height: number
  title: string
  /** A full ground; without it the drawing stands on whatever the page has. */
  ground?: string
  body: string
}

/** A whole SVG file: sized, titled, without style or script. */
export function sheet({ width, height, title, ground, body }: Sheet): string {
  const back = ground ? `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" role="img"><title>${escapeHtml(title)}</title>${back}${body}</svg>\n`
}
