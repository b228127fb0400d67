import { createPen, escapeText, trim } from './pen.ts'
import type { Pen } from './pen.ts'

/** A dimension: two extension lines, a line with arrow heads and the figure. Positions in mm. */
export type Span = {
  side: 'below' | 'above' | 'left' | 'right'
  from: number
  to: number
  text: string
  /** 0 is nearest the view. */
  level?: number
  /** Where the extension lines start, when that is not the view's edge. */
  start?: number
}

/** A figure on a line that leads to a point: Ø 4.7, M3, IP68 gland. */
export type Callout = {
  x: number
  y: number
  text: string
  /** Where the text stands, from the point in points of the page … */
  dx?: number
  dy?: number
  /** … or in mm of the view, for text that must clear the part. */
  to?: [number, number]
}

export type View = {
  label: string
  width: number
  height: number
  draw(pen: Pen): void
  spans: Span[]
  callouts?: Callout[]
}

export type Drawing = {
  /** Views side by side at one scale. */
  views: View[]
  /** Schematic drawings have no scale: lengths are shortened. */
  schematic?: boolean
  note?: string
}

const pageWidth = 674
const tallest = { large: 215, small: 112 }
const gap = 46
const level = 19
const labelRoom = 20

/** The drawing as one SVG, scaled as large as the page and a modest height allow. */
export function renderDrawing(
  drawing: Drawing,
  title: string,
  size: 'large' | 'small' = 'large',
): string {
  const { views } = drawing
  const rooms = views.map(roomFor)
  const sides =
    rooms.reduce((sum, { left, right }) => sum + left + right, 0) + gap * (views.length - 1)
  const wide = views.reduce((sum, { width }) => sum + width, 0)
  const high = Math.max(...views.map(({ height }) => height))
  const scale = Math.min((pageWidth - sides) / wide, tallest[size] / high)
  const above = Math.max(...rooms.map(({ above }) => above))
  const below = Math.max(...rooms.map(({ below }) => below))
  const height = above + high * scale + below + labelRoom
  // Short drawings stand in the middle of the sheet's width.
  let x = (pageWidth - sides - wide * scale) / 2
  const parts = views.map((view, index) => {
    const room = rooms[index]!
    x += room.left
    const top = above + ((high - view.height) * scale) / 2
    const svg = renderView(view, scale, x, top, height - 6)
    x += view.width * scale + room.right + gap
    return svg
  })
  return `<svg class="drawing" role="img" aria-label="${escapeText(title)}" viewBox="0 0 ${pageWidth} ${trim(height)}" width="${pageWidth}" height="${trim(height)}">${parts.join('')}</svg>`
}

function roomFor({ spans, width, height, callouts = [] }: View) {
  const levels = (side: Span['side']) =>
    Math.max(
      0,
      ...spans.filter((span) => span.side === side).map((span) => (span.level ?? 0) + 1),
    ) * level
  // Text right of the view needs its width there; text above it a line.
  const beside = Math.max(
    0,
    ...callouts.map(({ text, x, to, dx = 0 }) =>
      (to?.[0] ?? x) > width * 0.62 ? Math.max(dx, 0) + 26 + text.length * 4.6 : 0,
    ),
  )
  const over = Math.max(
    0,
    ...callouts.map(({ y, to, dy = 0 }) =>
      to ? (to[1] < 0 ? 26 : 0) : y < height * 0.25 ? Math.max(0, 10 - dy) : 0,
    ),
  )
  return {
    left: Math.max(6, levels('left') && levels('left') + 8),
    right: Math.max(6, levels('right') && levels('right') + 26, beside),
    above: 10 + Math.max(levels('above'), over),
    below: 10 + levels('below'),
  }
}

function renderView(view: View, scale: number, left: number, top: number, labelY: number): string {
  const { pen, svg } = createPen(scale, left, top)
  view.draw(pen)
  const box = {
    left,
    top,
    right: left + view.width * scale,
    bottom: top + view.height * scale,
    scale,
  }
  const spans = view.spans.map((span) => renderSpan(span, box))
  const callouts = (view.callouts ?? []).map((callout) => renderCallout(callout, box))
  const label = `<text class="label" x="${trim((box.left + box.right) / 2)}" y="${trim(labelY)}" text-anchor="middle">${escapeText(view.label)}</text>`
  return `<g>${svg()}${spans.join('')}${callouts.join('')}${label}</g>`
}

type Box = {
  left: number
  top: number
  right: number
  bottom: number
  scale: number
}

function renderSpan({ side, from, to, text, level: at = 0, start }: Span, box: Box): string {
  const out = 15 + at * level
  const flat = side === 'below' || side === 'above'
  const base =
    start === undefined
      ? { below: box.bottom, above: box.top, left: box.left, right: box.right }[side]
      : (flat ? box.top : box.left) + start * box.scale
  const edge = {
    below: box.bottom + out,
    above: box.top - out,
    left: box.left - out,
    right: box.right + out,
  }[side]
  const away = edge > base ? 1 : -1
  const [a, b] = [from, to].map((value) => (flat ? box.left : box.top) + value * box.scale) as [
    number,
    number,
  ]
  const tight = Math.abs(b - a) < (flat ? text.length * 4.7 + 14 : 12)
  const point = (along: number, across: number) =>
    flat ? `${trim(along)} ${trim(across)}` : `${trim(across)} ${trim(along)}`
  const extensions = [a, b]
    .map((along) => `M${point(along, base + away * 2)}L${point(along, edge + away * 3)}`)
    .join('')
  const line = tight
    ? `M${point(a - 10, edge)}L${point(a, edge)}M${point(b, edge)}L${point(b + 10, edge)}`
    : `M${point(a, edge)}L${point(b, edge)}`
  const heads = [arrow(a, edge, tight ? 1 : -1, flat), arrow(b, edge, tight ? -1 : 1, flat)].join(
    '',
  )
  return `<path class="dim" d="${extensions}${line}"/><path class="head" d="${heads}"/>${spanText(text, (a + b) / 2, Math.max(a, b), edge, { flat, tight, side })}`
}

function spanText(
  text: string,
  middle: number,
  end: number,
  edge: number,
  { flat, tight, side }: { flat: boolean; tight: boolean; side: Span['side'] },
): string {
  const label = escapeText(text)
  if (flat && !tight)
    return `<text class="figure" x="${trim(middle)}" y="${trim(edge - 3)}" text-anchor="middle">${label}</text>`
  if (flat)
    return `<text class="figure" x="${trim(end + 13)}" y="${trim(edge + 3)}">${label}</text>`
  if (side === 'right')
    return `<text class="figure" x="${trim(edge + 5)}" y="${trim(middle + 3)}">${label}</text>`
  return `<text class="figure" transform="translate(${trim(edge - 3)} ${trim(middle)}) rotate(-90)" text-anchor="middle">${label}</text>`
}

function arrow(along: number, across: number, direction: number, flat: boolean): string {
  const back = along - direction * 5
  const points = [
    [along, across],
    [back, across - 1.6],
    [back, across + 1.6],
  ].map(([p, q]) => (flat ? `${trim(p!)} ${trim(q!)}` : `${trim(q!)} ${trim(p!)}`))
  return `M${points.join('L')}Z`
}

function renderCallout(
  { x, y, text, dx = 0, dy = 0, to }: Callout,
  { left, top, scale }: Box,
): string {
  const [px, py] = [left + x * scale, top + y * scale]
  const [tx, ty] = to ? [left + to[0] * scale, top + to[1] * scale] : [px + dx, py + dy]
  const back = tx < px
  const anchor = back ? 'end' : 'start'
  return `<path class="dim" d="M${trim(px)} ${trim(py)}L${trim(tx)} ${trim(ty)}h${back ? -6 : 6}"/><circle class="dot" cx="${trim(px)}" cy="${trim(py)}" r="1.3"/><text class="figure" x="${trim(tx + (back ? -9 : 9))}" y="${trim(ty + 3)}" text-anchor="${anchor}">${escapeText(text)}</text>`
}
