import { formatValue } from '#domain/catalogue/attribute.ts'
import type { Size } from '#domain/catalogue/size.ts'
import { toUnit } from '#domain/catalogue/units.ts'
import { escapeMarkup } from '#domain/texts/escape-markup.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { drawingSize } from '#domain/catalogue/outline.ts'
import * as texts from '#texts/answers.ts'
import { allViews, inBoth, pageViews, type DrawingView } from './drawing-views.ts'

/** In millimetres or in inches, with the views that a page has room for; or all views in both. */
export type DrawnUnits = 'metric' | 'us' | 'both'

/** Of any ground: pages show it as a picture, which takes no colors from them. */
const ink = '#16191d'
const gray = '#5f6367'
/** Between a view and the line that tells its side. */
const away = 18

/** A product's outline with its dimensions, as a document of its own. */
export function outlineSvg(name: string, size: Size, units: DrawnUnits): string {
  const sheet = units === 'both' ? fullSheet : pageSheet
  const { width, height } = sheet
  const views = placeViews(units === 'both' ? allViews(size) : pageViews(size), sheet)
  const tell = { metric: inMetric, us: inInches, both: inBoth }[units]
  const named: Record<string, string> = texts.sides
  const sides = Object.entries(size).map(([side, mm]) => `${named[side]} ${tell(mm)}`)
  const title = fillIn(texts.outlineOf, { name, sides: sides.join(', ') })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" fill="none" stroke="${ink}" font-family="Helvetica, Arial, sans-serif" font-size="16">`,
    `<title>${escapeMarkup(title)}</title>`,
    ...views.map(shapeOf),
    `<g stroke="${gray}">`,
    ...views.map(centerLines),
    ...views.map((view) => dimensionLines(view)),
    '</g>',
    `<g stroke="none" fill="${ink}">`,
    ...views.flatMap((view) => figures(view, tell)),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

const inMetric = (mm: number) => formatValue(mm, 'mm')
const inInches = (mm: number) => formatValue(toUnit(mm, 'mm', 'in'), 'in')

function shapeOf({ shape, x, y, width, height }: DrawingView): string {
  return shape === 'circle'
    ? `<circle cx="${at(x + width / 2)}" cy="${at(y + height / 2)}" r="${at(width / 2)}" stroke-width="1.5"/>`
    : `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" stroke-width="1.5"/>`
}

/** Of a circle, past its edge. */
function centerLines({ shape, x, y, width, height }: DrawingView): string {
  if (shape !== 'circle') return ''
  const [cx, cy] = [x + width / 2, y + height / 2]
  return `<path stroke-dasharray="12 3 2 3" d="${line(x - 6, cy, x + width + 6, cy)}${line(cx, y - 6, cx, y + height + 6)}"/>`
}

/** A line with a stroke across each end, and what leads to it from the view. */
function dimensionLines({ x, y, width, height, below, left }: DrawingView): string {
  const [right, bottom] = [x + width, y + height]
  const under = bottom + away
  const beside = x - away
  const across = [x, right].map((end) => line(end, bottom + 4, end, under + 5) + tick(end, under))
  const up = [y, bottom].map((end) => line(x - 4, end, beside - 5, end) + tick(beside, end))
  return [
    below ? `<path d="${line(x, under, right, under)}${across.join('')}"/>` : '',
    left ? `<path d="${line(beside, y, beside, bottom)}${up.join('')}"/>` : '',
  ].join('')
}

function figures(view: DrawingView, tell: (mm: number) => string): string[] {
  const { x, y, width, height, below, left } = view
  const text = ({ mm, isDiameter }: NonNullable<DrawingView['below']>) =>
    escapeMarkup((isDiameter ? '⌀\u00a0' : '') + tell(mm))
  return [
    below
      ? `<text x="${at(x + width / 2)}" y="${at(y + height + away + 22)}" text-anchor="middle">${text(below)}</text>`
      : '',
    left
      ? `<text x="${at(x - away - 12)}" y="${at(y + height / 2 + 5.5)}" text-anchor="end">${text(left)}</text>`
      : '',
  ]
}

const tick = (x: number, y: number) => line(x - 4, y + 4, x + 4, y - 4)
const line = (x1: number, y1: number, x2: number, y2: number) =>
  `M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}`
const at = (pixels: number) => String(Math.round(pixels * 10) / 10)

/** In pixels. `room` is for the dimensions below the views and to their left. */
type Sheet = {
  width: number
  height: number
  room: { left: number; right: number; top: number; bottom: number }
}

const pageSheet: Sheet = {
  ...drawingSize,
  room: { left: 126, right: 24, top: 20, bottom: 52 },
}
const fullSheet: Sheet = {
  width: 960,
  height: 720,
  room: { left: 210, right: 40, top: 36, bottom: 64 },
}

/** Keeps a sheet of metal or a long cord visible: such a drawing is not to scale. */
const minimumPixels = 5

/** Views in one scale, in the middle of a sheet: in pixels, with y downward as SVG has it. */
function placeViews(views: readonly DrawingView[], { room, ...sheet }: Sheet) {
  const right = Math.max(...views.map(({ x, width }) => x + width))
  const top = Math.max(...views.map(({ y, height }) => y + height))
  const free = {
    width: sheet.width - room.left - room.right,
    height: sheet.height - room.top - room.bottom,
  }
  const scale = Math.min(free.width / right, free.height / top)
  const originX = room.left + (free.width - right * scale) / 2
  const originY = room.top + (free.height + top * scale) / 2
  return views.map((view): DrawingView => {
    const height = Math.max(minimumPixels, view.height * scale)
    return {
      ...view,
      x: originX + view.x * scale,
      y: originY - view.y * scale - height,
      width: Math.max(minimumPixels, view.width * scale),
      height,
    }
  })
}
