import type { Product } from '../../../../../domain/catalogue/product.ts'
import { numberValue, sizeInText } from '../content/facts.ts'
import { across, figure } from './figures.ts'
import type { Pen } from './pen.ts'
import type { Drawing, Span, View } from './sheet.ts'

type Size = { width: number; height: number; depth: number }
type Face = (pen: Pen, size: { w: number; h: number }, product: Product) => void

/** Tray, bracket, kit, cap or plug-in module: outline with its outer dimensions, two views. */
export function partDrawing(product: Product, kind: string): Drawing {
  const diameter = numberValue(product, 'diameter')
  if (diameter) return roundDrawing(product, diameter)
  const size: Size = {
    width: numberValue(product, 'width') ?? 100,
    height: numberValue(product, 'height') ?? 20,
    depth: numberValue(product, 'depth') ?? 60,
  }
  const face = faces[kind] ?? plain
  return { views: lies(kind, product) ? lying(size, face, product) : standing(size, face, product) }
}

/** What is used flat is shown from above; the rest from the front. */
const lies = (kind: string, product: Product) =>
  /padTemplate|rearBracket|ribbonHolders/.test(kind) ||
  (kind === 'trayKit' && placesIn(product) <= 6)

/** Trays of a set, or clips of a tray. */
const placesIn = (product: Product) =>
  numberValue(product, 'trays') ?? numberValue(product, 'splitterSlots') ?? 1

function lying({ width, height, depth }: Size, face: Face, product: Product): View[] {
  const [long, short] = [Math.max(width, depth), Math.min(width, depth)]
  return [
    view('Top', long, short, (pen) => face(pen, { w: long, h: short }, product)),
    view('Side', long, height, () => {}, [
      { side: 'right', from: 0, to: height, text: figure(height) },
    ]),
  ]
}

function standing({ width, height, depth }: Size, face: Face, product: Product): View[] {
  return [
    view('Front', width, height, (pen) => face(pen, { w: width, h: height }, product)),
    view('Side', depth, height, () => {}, [
      { side: 'below', from: 0, to: depth, text: figure(depth) },
    ]),
  ]
}

function view(
  label: string,
  width: number,
  height: number,
  draw: View['draw'],
  spans?: Span[],
): View {
  const radius = Math.min(width, height) * 0.02
  return {
    label,
    width,
    height,
    draw(pen) {
      pen.rect(0, 0, width, height, { radius })
      draw(pen)
    },
    spans: spans ?? [
      { side: 'below', from: 0, to: width, text: figure(width) },
      { side: 'left', from: 0, to: height, text: figure(height) },
    ],
  }
}

/** Ring or cap: from above, and for a cap its length. */
function roundDrawing(product: Product, diameter: number): Drawing {
  const long = numberValue(product, 'depth')
  const top: View = {
    label: 'Top',
    width: diameter,
    height: diameter,
    draw(pen) {
      pen.circle(diameter / 2, diameter / 2, diameter / 2)
      pen.circle(diameter / 2, diameter / 2, long ? diameter * 0.4 : diameter / 2 - 6)
      if (long)
        for (const turn of [0, 1, 2].map((part) => (part * Math.PI * 2) / 3 - Math.PI / 2))
          pen.circle(
            diameter / 2 + Math.cos(turn) * diameter * 0.25,
            diameter / 2 + Math.sin(turn) * diameter * 0.25,
            diameter * 0.06,
            { as: 'fine' },
          )
    },
    spans: [{ side: 'below', from: 0, to: diameter, text: across(diameter) }],
  }
  return {
    views: long
      ? [
          top,
          view('Side', diameter, long, (pen) => collar(pen, { w: diameter, h: long }), [
            { side: 'right', from: 0, to: long, text: figure(long) },
          ]),
        ]
      : [top],
  }
}

const plain: Face = () => {}

function collar(pen: Pen, { w, h }: { w: number; h: number }): void {
  pen.line(0, h * 0.2, w, h * 0.2, { as: 'fine' })
  pen.line(0, h * 0.84, w, h * 0.84, { as: 'fine' })
  for (let rib = 1; rib < 9; rib++)
    pen.line((w * rib) / 9, h * 0.28, (w * rib) / 9, h * 0.8, { as: 'fine' })
}

/** Drums, holder and wall of a tray; one of many is a pile of trays. */
const tray: Face = (pen, { w, h }, product) => {
  const count = placesIn(product)
  if (count > 6) {
    for (let index = 1; index < count; index++)
      pen.line(0, (h * index) / count, w, (h * index) / count, { as: 'fine' })
    return
  }
  pen.rect(0, 0, w, h, { radius: h * 0.2 })
  pen.rect(h * 0.03, h * 0.03, w - h * 0.06, h * 0.94, { as: 'fine', radius: h * 0.17 })
  for (const x of [w * 0.2, w * 0.8]) pen.circle(x, h / 2, h * 0.2, { as: 'fine' })
  const lines = count > 1 ? count : 8
  for (let line = 0; line <= lines; line++)
    pen.line(
      w * 0.38,
      h * (0.28 + (0.44 * line) / lines),
      w * 0.62,
      h * (0.28 + (0.44 * line) / lines),
      {
        as: 'fine',
      },
    )
}

const template: Face = (pen, { w, h }, product) => {
  const [long = 600, short = 350] = sizeInText(product, /opening/i) ?? []
  pen.rect((w - long) / 2, (h - short) / 2, long, short, { as: 'fine' })
  for (const x of [-1, 1])
    for (const y of [-1, 1]) pen.circle(w / 2 + x * 410, h / 2 + y * 175, 8, { as: 'fine' })
}

const bracket: Face = (pen, { w, h }) => {
  for (const x of [w * 0.2, w * 0.8])
    for (const y of [h * 0.16, h * 0.84])
      pen.rect(x - w * 0.05, y - h * 0.014, w * 0.1, h * 0.028, { as: 'fine' })
  for (const x of [w * 0.24, w * 0.76])
    pen.rect(x - w * 0.03, h * 0.3, w * 0.06, h * 0.1, { as: 'fine' })
  pen.circle(w / 2, h * 0.78, w * 0.02, { as: 'fine' })
}

const lances: Face = (pen, { w, h }) => {
  for (let index = 0; index < 12; index++)
    pen.rect(w * (0.1 + index * 0.068), h * 0.4, w * 0.02, h * 0.16, { as: 'fine' })
}

const stand: Face = (pen, { w, h }) => {
  pen.line(0, h * 0.14, w, h * 0.14, { as: 'fine' })
  for (const x of [w * 0.045, w * 0.955]) pen.line(x, h * 0.14, x, h * 0.92, { as: 'fine' })
  pen.line(0, h * 0.92, w, h * 0.92, { as: 'fine' })
}

const doors: Face = (pen, { w, h }) => {
  pen.line(0, h / 2, w, h / 2)
  for (const y of [h * 0.25, h * 0.75]) pen.circle(w * 0.92, y, w * 0.03, { as: 'fine' })
}

const module: Face = (pen, { w, h }) => {
  pen.rect(w * 0.2, h * 0.06, w * 0.6, h * 0.12, { as: 'fine', radius: 1 })
  pen.circle(w / 2, h * 0.58, w * 0.22, { as: 'fine' })
  pen.circle(w / 2, h * 0.84, w * 0.12, { as: 'fine' })
}

const column: Face = (pen, { w, h }, product) => {
  const ports = numberValue(product, 'ports') ?? 12
  const step = (h * 0.92) / ports
  for (let index = 0; index < ports; index++)
    pen.rect(w / 2 - 4.75, h * 0.04 + index * step + step * 0.08, 9.5, step * 0.84, { as: 'fine' })
}

const hooks: Face = (pen, { w, h }) => {
  for (const y of [h / 2 - 33, h / 2 + 33]) pen.circle(w * 0.4, y, 2.8, { as: 'fine' })
  pen.rect(w * 0.82, h * 0.34, w * 0.18, h * 0.42, { as: 'fine' })
}

const saddle: Face = (pen, { w, h }) => {
  for (const y of [0.2, 0.4, 0.6, 0.8]) pen.circle(w * 0.14, h * y, w * 0.045, { as: 'fine' })
  pen.line(w * 0.28, 0, w * 0.28, h, { as: 'fine' })
}

const faces: Record<string, Face> = {
  trayKit: tray,
  padTemplate: template,
  poleBracket: bracket,
  rearBracket: lances,
  floorStand: stand,
  dividerKit: doors,
  plugInSplitter: module,
  swingModule: column,
  hookKit: hooks,
  sideTrough: saddle,
}
