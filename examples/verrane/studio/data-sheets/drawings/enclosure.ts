import type { Product } from '../../../../../domain/catalogue/product.ts'
import { numberValue, textValue } from '../content/facts.ts'
import { openingsOf } from './entries.ts'
import { figure } from './figures.ts'
import type { Pen } from './pen.ts'
import { drawPorts, openingCount } from './ports.ts'
import type { Drawing, View } from './sheet.ts'

type Size = {
  width: number
  height: number
  depth: number
  /** The dimensions that the product states; the others are drawn in proportion, without a figure. */
  stated: Set<string>
}

/** Box on a wall, pole or floor: front and side, with doors, ports, trays and cable entries. */
export function enclosureDrawing(product: Product, kind: string): Drawing {
  const size = sizeOf(product, kind)
  const { width, height, depth, stated } = size
  const front: View = {
    label: 'Front',
    width,
    height,
    draw(pen) {
      pen.rect(0, 0, width, height, { radius: Math.min(width, height) * 0.02 })
      ;(faces[kind] ?? door)(pen, product, size)
      entries(pen, product, kind, size)
    },
    spans: [
      // Cable entries stand below; the figure then goes above.
      ...(stated.has('width')
        ? [
            {
              side: glands(kind) ? ('above' as const) : ('below' as const),
              from: 0,
              to: width,
              text: figure(width),
            },
          ]
        : []),
      ...(stated.has('height')
        ? [{ side: 'left' as const, from: 0, to: height, text: figure(height) }]
        : []),
    ],
  }
  const side: View = {
    label: 'Side',
    width: depth,
    height,
    draw(pen) {
      pen.rect(0, 0, depth, height, { radius: Math.min(depth, height) * 0.02 })
      if (!/Frame|frame|vertical/.test(kind))
        pen.line(depth * 0.24, 0, depth * 0.24, height, { as: 'fine' })
      if (/wallPanel|wallBox|streetCabinet|terminal/.test(kind))
        for (const y of [0.22, 0.78])
          pen.rect(depth * 0.24 - 2, height * y - height * 0.03, 4, height * 0.06, { as: 'fine' })
    },
    spans: stated.has('depth') ? [{ side: 'below', from: 0, to: depth, text: figure(depth) }] : [],
  }
  const missing = stated.size < 3
  return {
    views: [front, side],
    ...(missing && {
      note: 'Dimensions that are not given vary with the build; ask for the outline drawing.',
    }),
  }
}

function sizeOf(product: Product, kind: string): Size {
  const stated = new Set(['width', 'height', 'depth'].filter((key) => numberValue(product, key)))
  const depth = numberValue(product, 'depth') ?? 100
  const tall = kind === 'wallPanel' ? Math.max(260, openingCount(product) * 9) : depth * 2.2
  const height = numberValue(product, 'height') ?? tall
  const width = numberValue(product, 'width') ?? numberValue(product, 'diameter') ?? height * 0.92
  return { width, height, depth, stated }
}

type Face = (pen: Pen, product: Product, size: Size) => void

/** A closed door: hinges left, lock right, ports behind it dashed. */
const door: Face = (pen, product, { width, height }) => {
  const edge = Math.min(width, height) * 0.05
  pen.rect(edge, edge, width - edge * 2, height - edge * 2, { as: 'fine' })
  for (const y of [0.2, 0.8])
    pen.rect(edge * 0.4, height * y - height * 0.025, edge * 0.6, height * 0.05, { as: 'fine' })
  pen.circle(width - edge * 1.9, height / 2, edge * 0.45, { as: 'fine' })
  const ports = openingCount(product)
  if (ports && ports <= 96)
    drawPorts(pen, textValue(product, 'connector'), ports, {
      x: edge * 3,
      y: height * 0.3,
      width: width - edge * 6,
      height: height * 0.5,
    })
}

/** Two doors over a plinth. */
const streetCabinet: Face = (pen, _product, { width, height }) => {
  const edge = width * 0.04
  const base = height * 0.08
  pen.line(0, height - base, width, height - base, { as: 'fine' })
  for (const x of [edge, width / 2 + edge / 2])
    pen.rect(x, edge, width / 2 - edge * 1.5, height - base - edge * 2, { as: 'fine' })
  for (const x of [width / 2 - edge * 1.4, width / 2 + edge * 1.4])
    pen.rect(x - edge * 0.3, height * 0.42, edge * 0.6, height * 0.09, {
      as: 'fine',
      radius: edge * 0.2,
    })
  for (let line = 0; line < 5; line++)
    pen.line(
      edge * 2.2,
      edge * 2 + line * edge * 0.5,
      width / 2 - edge * 1.8,
      edge * 2 + line * edge * 0.5,
      { as: 'fine' },
    )
}

/** Open frame: blocks in a column beside a trough with spools. */
const distributionFrame: Face = (pen, product, { width, height }) => {
  const blocks = numberValue(product, 'blockPositions') ?? 8
  const shown = height > 2000 && blocks > 14 ? blocks / 2 : blocks
  const base = height * 0.05
  const step = (height - base * 2) / shown
  const column = width * 0.5
  for (let index = 0; index < shown; index++) {
    const y = base + index * step
    pen.rect(width * 0.06, y + step * 0.06, column, step * 0.88, { as: 'fine' })
    for (let row = 1; row < 6; row++)
      pen.line(
        width * 0.08,
        y + step * (0.06 + (0.88 * row) / 6),
        width * 0.54,
        y + step * (0.06 + (0.88 * row) / 6),
        { as: 'fine' },
      )
  }
  pen.rect(width * 0.62, base, width * 0.32, height - base * 2, { as: 'fine' })
  for (let spool = 0; spool < 8; spool++)
    pen.circle(width * 0.78, base + ((height - base * 2) * (spool + 0.5)) / 8, width * 0.055, {
      as: 'fine',
    })
  pen.line(0, height - base, width, height - base, { as: 'fine' })
}

const verticalManager: Face = (pen, _product, { width, height }) => {
  const count = 14
  for (let index = 0; index < count; index++) {
    const y = height * 0.04 + (height * 0.92 * index) / count
    pen.rect(width * 0.12, y, width * 0.2, (height * 0.92) / count / 3, { as: 'fine' })
    pen.rect(width * 0.68, y, width * 0.2, (height * 0.92) / count / 3, { as: 'fine' })
  }
  for (let spool = 0; spool < 6; spool++)
    pen.circle(width / 2, (height * (spool + 0.5)) / 6, width * 0.14, { as: 'fine' })
}

/** Block, module: trays one above another, or the ports themselves. */
const trays: Face = (pen, product, { width, height }) => {
  const ports = openingCount(product)
  if (ports)
    return drawPorts(
      pen,
      textValue(product, 'connector'),
      ports,
      { x: width * 0.04, y: height * 0.06, width: width * 0.92, height: height * 0.88 },
      6,
    )
  const count = numberValue(product, 'trays') ?? 6
  for (let index = 0; index < count; index++)
    pen.rect(
      width * 0.06,
      height * (0.06 + (0.88 * index) / count),
      width * 0.88,
      (height * 0.8) / count,
      { as: 'fine', radius: 1 },
    )
}

/** Ports stand on the face, in two columns where they are many. */
const terminal: Face = (pen, product, { width, height }) => {
  const connector = textValue(product, 'connector')
  const rounded = Math.min(width, height) * 0.06
  pen.rect(rounded, rounded, width - rounded * 2, height - rounded * 2, {
    as: 'fine',
    radius: rounded,
  })
  drawPorts(
    pen,
    connector,
    openingCount(product),
    { x: width * 0.1, y: height * 0.1, width: width * 0.8, height: height * 0.78 },
    height > width ? Math.ceil(openingCount(product) / 2) : 1,
  )
}

/** Post with a cap: a lifting dome over its base. */
const pedestal: Face = (pen, _product, { width, height }) => {
  pen.line(0, height * 0.16, width, height * 0.16, { as: 'fine' })
  pen.line(0, height * 0.74, width, height * 0.74, { as: 'hidden' })
  pen.rect(width * 0.42, height * 0.2, width * 0.16, height * 0.05, { as: 'fine', radius: 2 })
  for (const x of [0.2, 0.5, 0.8])
    pen.line(width * x, height * 0.3, width * x, height * 0.7, { as: 'fine' })
}

const faces: Record<string, Face> = {
  streetCabinet,
  distributionFrame,
  verticalManager,
  frameBlock: trays,
  spliceModule: trays,
  terminal,
  pedestal,
}

const glands = (kind: string) => !/Frame|vertical|Block|pedestal|street/.test(kind)

/** Openings of the lower side at their width, as many as have room. */
function entries(pen: Pen, product: Product, kind: string, { width, height }: Size): void {
  if (!glands(kind)) return
  const shown = openingsOf(product, 2).slice(0, 12)
  const room = (width * 0.84) / shown.length
  for (const [index, { width: wide }] of shown.entries()) {
    const x = width / 2 + (index - (shown.length - 1) / 2) * room
    const gland = Math.min(wide, room * 0.8)
    pen.rect(x - gland / 2, height, gland, Math.min(gland, height * 0.04), { as: 'fine' })
  }
}
