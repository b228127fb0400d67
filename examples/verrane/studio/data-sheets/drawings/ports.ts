import type { Product } from '../../../../../domain/catalogue/product.ts'
import { numberValue, textValue } from '../content/facts.ts'
import type { Pen } from './pen.ts'

/** Width and height of a connector opening on a panel face, in mm. */
const sizes: [RegExp, number, number][] = [
  [/^LC duplex/, 12.8, 9.4],
  [/^LC/, 6.4, 9.4],
  [/^SC duplex/, 26, 9.4],
  [/^SC/, 9.4, 13],
  [/^MPO/, 12.6, 9.2],
  [/^(SN-MT|SN|MDC)/, 3.9, 9.6],
  [/^CS/, 7.4, 9.4],
  [/^Hardened/, 22, 22],
]
const round = /^(ST|FC|SMA|Hardened)/

function openingSize(connector: string): [number, number] {
  const found = sizes.find(([name]) => name.test(connector))
  return found ? [found[1], found[2]] : [9, 9]
}

/** Openings in the face: a duplex adapter is one opening of two ports. */
export function openingCount(product: Product): number {
  const ports = numberValue(product, 'ports') ?? 0
  const paired = /duplex/.test(textValue(product, 'connector'))
  return paired ? Math.ceil(ports / 2) : ports
}

/** `plain` leaves out the bores, which many openings would only blacken. */
export function drawOpening(
  pen: Pen,
  connector: string,
  x: number,
  y: number,
  shrink = 1,
  plain = false,
): void {
  const [w, h] = openingSize(connector).map((value) => value * shrink) as [number, number]
  if (round.test(connector)) {
    pen.circle(x, y, w / 2, { as: 'fine' })
    pen.circle(x, y, w / 5, { as: 'fine' })
    return
  }
  pen.rect(x - w / 2, y - h / 2, w, h, { as: 'fine' })
  if (plain && /duplex/.test(connector)) pen.line(x, y - h / 2, x, y + h / 2, { as: 'fine' })
  if (plain) return
  const bores = connector.startsWith('LC duplex')
    ? [-w / 4, w / 4]
    : /^LC|^SC/.test(connector)
      ? [0]
      : []
  for (const bore of bores) pen.circle(x + bore, y, 1.25 * shrink, { as: 'fine' })
}

export type Area = {
  x: number
  y: number
  width: number
  height: number
}

/** Fills an area with openings in even rows; shrinks them where the real pitch is tighter than drawn. */
export function drawPorts(
  pen: Pen,
  connector: string,
  count: number,
  area: Area,
  rowsAtLeast = 1,
): void {
  if (count < 1) return
  const [w, h] = openingSize(connector)
  const maxRows = Math.max(1, Math.floor(area.height / (h + 1)))
  const fits = (rows: number) => Math.ceil(count / rows) * (w + 0.6) <= area.width
  const candidates = Array.from({ length: maxRows }, (_, index) => index + 1).filter(
    (rows) => rows >= rowsAtLeast,
  )
  const rows =
    candidates.find((rows) => count % rows === 0 && fits(rows)) ?? candidates.find(fits) ?? maxRows
  const columns = Math.ceil(count / rows)
  const pitchX = Math.min(area.width / columns, w * 2.1)
  const pitchY = Math.min(area.height / rows, h * 2.1)
  const shrink = Math.min(1, (pitchX * 0.97) / w, (pitchY * 0.94) / h)
  for (let index = 0; index < count; index++) {
    const column = index % columns
    const row = Math.floor(index / columns)
    drawOpening(
      pen,
      connector,
      area.x + area.width / 2 + (column - (columns - 1) / 2) * pitchX,
      area.y + area.height / 2 + (row - (rows - 1) / 2) * pitchY,
      shrink,
      count > 44,
    )
  }
}
