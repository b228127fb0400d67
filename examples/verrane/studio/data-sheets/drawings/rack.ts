import type { Product } from '../../../../../domain/catalogue/product.ts'
import { numberValue, textValue } from '../content/facts.ts'
import { figure } from './figures.ts'
import type { Pen } from './pen.ts'
import { drawPorts, openingCount } from './ports.ts'
import type { Drawing, View } from './sheet.ts'

// IEC 60297-3-100: panel width, distance of the mounting holes, height of a unit less the gap between panels.
const panelWidth = 482.6
const holeDistance = 465.1
const unit = 44.45
const panelGap = 0.85
const bodyWidth = 440

/** Rack panel, shelf or chassis: front with its ports, trays or slots, and the side. */
export function rackDrawing(product: Product, kind: string): Drawing {
  const units = numberValue(product, 'rackUnits') ?? 1
  const height = units * unit - panelGap
  return {
    views: [front(product, kind, units, height), side(product, height)].filter(
      (view) => view !== undefined,
    ),
  }
}

function front(product: Product, kind: string, units: number, height: number): View {
  return {
    label: `Front, ${units} RU`,
    width: panelWidth,
    height,
    draw(pen) {
      pen.rect(0, 0, panelWidth, height, { radius: 1 })
      for (const x of [(panelWidth - bodyWidth) / 2, (panelWidth + bodyWidth) / 2])
        pen.line(x, 0, x, height, { as: 'fine' })
      mountingSlots(pen, units)
      face(pen, product, kind, units, height)
    },
    spans: [
      { side: 'below', from: 0, to: panelWidth, text: figure(panelWidth), level: 1 },
      {
        side: 'below',
        from: (panelWidth - holeDistance) / 2,
        to: (panelWidth + holeDistance) / 2,
        text: figure(holeDistance),
        start: height / 2,
      },
      { side: 'right', from: 0, to: height, text: figure(Math.round(height * 10) / 10) },
    ],
  }
}

/** Holes 6.35 mm from the edge of each unit; low panels have two a side, high ones two at each end. */
function mountingSlots(pen: Pen, units: number): void {
  const height = units * unit - panelGap
  const ys =
    units === 1 ? [5.9, height - 5.9] : [5.9, 5.9 + 31.75, height - 5.9 - 31.75, height - 5.9]
  for (const y of ys)
    for (const x of [(panelWidth - holeDistance) / 2, (panelWidth + holeDistance) / 2])
      pen.rect(x - 5, y - 3.4, 10, 6.8, { as: 'fine', radius: 3.4 })
}

function face(pen: Pen, product: Product, kind: string, units: number, height: number): void {
  const area = { x: (panelWidth - 424) / 2, y: 3, width: 424, height: height - 6 }
  // The trays of a splice chassis are pulled out at its front; those of a panel lie behind ports.
  const drawers = kind === 'spliceChassis' ? numberValue(product, 'trays') : undefined
  const slots = numberValue(product, 'cassetteSlots') ?? drawers ?? 0
  const connector = textValue(product, 'connector')
  const ports = openingCount(product)
  if (kind === 'cassetteHousing' && slots)
    return slotGrid(pen, slots, Math.max(1, Math.round(slots / 4)), area)
  // LGX modules stand or lie side by side, never one above another.
  if (kind === 'lgxHousing') return slotGrid(pen, slots, 1, area)
  if (kind === 'benchInstrument') {
    pen.rect(area.x, area.y + 6, 128, area.height - 12, { fill: 'shade', radius: 1 })
    return drawPorts(pen, connector, ports, { ...area, x: area.x + 150, width: 270 }, 2)
  }
  if (ports) {
    if (kind === 'spliceChassis' && slots > 1) trayLines(pen, slots, area)
    return drawPorts(
      pen,
      connector,
      ports,
      area,
      units > 2 ? Math.min(units * 2, slots || units) : 1,
    )
  }
  if (slots) trayLines(pen, slots, area, true)
}

/** Cassette slots, four to a tray. */
function slotGrid(
  pen: Pen,
  slots: number,
  rows: number,
  area: { x: number; y: number; width: number; height: number },
): void {
  const columns = Math.ceil(slots / rows)
  const [w, h] = [area.width / columns, area.height / rows]
  for (let index = 0; index < slots; index++) {
    const [x, y] = [
      area.x + (index % columns) * w + 1,
      area.y + Math.floor(index / columns) * h + 0.8,
    ]
    pen.rect(x, y, w - 2, h - 1.6, { as: 'fine' })
    pen.rect(x + 3, y + h / 2 - 2.4, 4, 3.2, { as: 'fine' })
    pen.rect(x + w - 9, y + h / 2 - 2.4, 4, 3.2, { as: 'fine' })
  }
}

function trayLines(
  pen: Pen,
  trays: number,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  withPulls = false,
): void {
  const step = height / trays
  for (let index = 0; index < trays; index++) {
    if (index) pen.line(x, y + index * step, x + width, y + index * step, { as: 'fine' })
    if (withPulls)
      pen.rect(
        x + width / 2 - 14,
        y + (index + 0.5) * step - Math.min(2, step / 4),
        28,
        Math.min(4, step / 2),
        { as: 'fine', radius: 1 },
      )
  }
}

function side(product: Product, height: number): View | undefined {
  const depth = numberValue(product, 'depth')
  if (!depth) return undefined
  return {
    label: 'Left side',
    width: depth,
    height,
    draw(pen) {
      pen.rect(0, 0.6, depth, height - 1.2)
      pen.rect(-2, 0, 2, height)
      pen.line(depth - 26, 0.6, depth - 26, height - 0.6, { as: 'fine' })
      for (const x of [depth * 0.2, depth * 0.5, depth * 0.8])
        pen.circle(x, height / 2, 2, { as: 'fine' })
    },
    spans: [{ side: 'below', from: 0, to: depth, text: figure(depth) }],
  }
}
