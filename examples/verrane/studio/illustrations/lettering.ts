import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import type { Command, Font } from 'fontkit'
import { staticFonts } from '../places.ts'
import { group, n } from './shapes.ts'

export type Weight = 400 | 500 | 600 | 700

export type Setting = {
  x?: number
  y?: number
  size: number
  weight?: Weight
  /** Part of the size added between letters. */
  tracking?: number
  anchor?: 'start' | 'middle' | 'end'
}

export type Lettering = {
  /** The text as outlines (path data): a picture shown by <img> cannot load the site's font. */
  outline(text: string, setting: Setting): string
  /** Letters around a circle, centred on its top, or on its bottom when `below`. */
  around(text: string, setting: Setting & { radius: number; below?: boolean }): string
  width(text: string, setting: Setting): number
}

export function loadLettering(): Lettering {
  const fonts = new Map<Weight, Font>()
  const fontOf = (weight: Weight = 500): Font => {
    const known = fonts.get(weight)
    if (known) return known
    const file = join(staticFonts, `instrument-sans-latin-${weight}-normal.woff`)
    const font = create(readFileSync(file))
    fonts.set(weight, font)
    return font
  }
  const place = (text: string, setting: Setting) => layOut(fontOf(setting.weight), text, setting)
  return {
    width: (text, setting) => place(text, setting).width,
    outline(text, setting) {
      const { x = 0, y = 0, size, anchor = 'start' } = setting
      const { letters, width } = place(text, setting)
      const start = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
      return letters.map(({ draw, offset }) => draw(start + offset, y, size)).join('')
    },
    around(text, { x = 0, y = 0, radius, below = false, ...setting }) {
      const { letters, width } = place(text, setting)
      return letters
        .map(({ draw, offset, advance }) => {
          const along = (offset + advance / 2 - width / 2) / radius
          const angle = (below ? -along : along) * (180 / Math.PI)
          // Below, letters stand on the outside of the circle, their tops to the centre.
          const base = below ? radius + setting.size * 0.72 : -radius
          const turn = `rotate(${n(angle)} ${n(x)} ${n(y)})`
          return group(
            `transform="${turn}"`,
            `<path d="${draw(x - advance / 2, y + base, setting.size)}"/>`,
          )
        })
        .join('')
    },
  }
}

type Letter = {
  offset: number
  advance: number
  draw: (x: number, y: number, size: number) => string
}

function layOut(font: Font, text: string, { size, tracking = 0 }: Setting) {
  const scale = size / font.unitsPerEm
  // The font has no micro sign; it is drawn as its u with a stem below.
  const run = font.layout(text.replaceAll('µ', 'u'), { liga: false })
  const micro = Array.from(text, (character) => character === 'µ')
  const letters: Letter[] = []
  let offset = 0
  for (const [index, glyph] of run.glyphs.entries()) {
    if (!glyph.id) throw new Error(`Instrument Sans has no letter ${index + 1} of “${text}”`)
    const { xAdvance = 0, xOffset = 0 } = run.positions[index] ?? {}
    const advance = xAdvance * scale
    letters.push({
      offset: offset + xOffset * scale,
      advance,
      draw: (x, y, at) =>
        toData(glyph.path.commands, x, y, at / font.unitsPerEm) +
        (micro[index] ? descender(x, y, at) : ''),
    })
    offset += advance + tracking * size
  }
  return { letters, width: Math.max(0, offset - tracking * size) }
}

const descender = (x: number, y: number, size: number) =>
  `M${n(x + 0.06 * size)} ${n(y - 0.2 * size)}h${n(0.09 * size)}v${n(0.4 * size)}h${n(-0.09 * size)}Z`

/**
 * Font outlines have y upwards, pictures downwards. Steps from point to point take half the bytes
 * of places; each is taken from the rounded place before it, so that errors do not add up.
 */
function toData(commands: Command[], x: number, y: number, scale: number): string {
  const tenth = (value: number) => Math.round(value * 10) / 10
  let [penX, penY] = [0, 0]
  let [startX, startY] = [0, 0]
  let data = ''
  for (const { command, args } of commands) {
    const places = args.map((value, index) =>
      tenth(index % 2 ? y - value * scale : x + value * scale),
    )
    const [endX = penX, endY = penY] = places.slice(-2)
    if (command === 'moveTo') {
      data += `M${numbers(places)}`
      ;[startX, startY] = [endX, endY]
    } else if (command === 'closePath') {
      data += 'z'
    } else {
      data +=
        verbs[command] +
        numbers(places.map((value, index) => tenth(value - (index % 2 ? penY : penX))))
    }
    ;[penX, penY] = command === 'closePath' ? [startX, startY] : [endX, endY]
  }
  return data
}

const verbs = { lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }

/** 0.5 -0.3 4 as .5-.3 4 */
const numbers = (values: number[]): string =>
  values
    .map((value) => n(value).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-')
