import type { Product } from '../../../../../domain/catalogue/product.ts'
import { numberValue, textValue } from '../content/facts.ts'
import type { Pen } from './pen.ts'
import { drawOpening } from './ports.ts'
import type { Drawing } from './sheet.ts'

type Face = { width: number; height: number; draw(pen: Pen, product: Product): void }

/** Front of an instrument with its ports; the caption has its size. */
export function instrumentDrawing(product: Product, kind: string): Drawing {
  const face = faces[kind] ?? faces.handheldMeter!
  return {
    schematic: true,
    views: [
      {
        label: labels[kind] ?? 'Front',
        width: face.width,
        height: face.height,
        draw: (pen) => face.draw(pen, product),
        spans: [],
      },
    ],
    note: 'Drawn to show the controls and ports.',
  }
}

const labels: Record<string, string> = {
  meterPair: 'Source and meter',
  cleaningKit: 'Field bag',
  inspectionScope: 'Scope with bulkhead tip',
}

/** A port as it leaves the works, or the tips and adapters that fit it. */
function tip(product: Product, at: 0 | 1): string {
  const tips = (product.attributes.connectors ?? []).map(String)
  return tips[at] ?? textValue(product, at ? 'connectorB' : 'connector')
}

function ports(pen: Pen, product: Product, x: number, y: number, step: number): void {
  const count = Math.min(numberValue(product, 'ports') ?? 1, 12)
  for (let index = 0; index < count; index++)
    drawOpening(
      pen,
      tip(product, 0).replace(' duplex', ''),
      x + (index - (count - 1) / 2) * step,
      y,
    )
}

function handheld(pen: Pen, left: number): void {
  pen.rect(left, 14, 80, 150, { radius: 9 })
  pen.rect(left + 9, 26, 62, 46, { fill: 'shade', radius: 2 })
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      pen.rect(left + 12 + column * 20, 88 + row * 22, 16, 12, { as: 'fine', radius: 3 })
}

const faces: Record<string, Face> = {
  handheldMeter: {
    width: 80,
    height: 164,
    draw(pen, product) {
      handheld(pen, 0)
      ports(pen, product, 40, 7, 20)
    },
  },
  meterPair: {
    width: 200,
    height: 164,
    draw(pen, product) {
      for (const left of [0, 120]) {
        handheld(pen, left)
        drawOpening(pen, tip(product, left ? 1 : 0), left + 40, 7)
      }
    },
  },
  tabletInstrument: {
    width: 230,
    height: 162,
    draw(pen, product) {
      pen.rect(0, 14, 230, 148, { radius: 10 })
      pen.rect(16, 28, 168, 120, { fill: 'shade', radius: 2 })
      pen.path(
        [
          'M',
          24,
          56,
          'L',
          34,
          44,
          'L',
          40,
          74,
          'L',
          92,
          88,
          'L',
          94,
          80,
          'L',
          97,
          92,
          'L',
          148,
          106,
          'L',
          150,
          92,
          'L',
          154,
          140,
          'L',
          176,
          142,
        ],
        { as: 'light' },
      )
      for (let row = 0; row < 5; row++)
        pen.rect(194, 34 + row * 24, 24, 14, { as: 'fine', radius: 3 })
      ports(pen, product, 115, 7, 24)
    },
  },
  benchInstrument: {
    width: 215,
    height: 88,
    draw(pen, product) {
      pen.rect(0, 0, 215, 88, { radius: 3 })
      pen.rect(12, 14, 92, 58, { fill: 'shade', radius: 2 })
      for (let column = 0; column < 4; column++)
        pen.rect(116 + column * 15, 56, 11, 9, { as: 'fine', radius: 2 })
      pen.circle(196, 26, 9)
      ports(pen, product, 146, 28, 18)
    },
  },
  inspectionScope: {
    width: 240,
    height: 60,
    draw(pen) {
      pen.path(['M', 0, 26, 'L', 34, 22, 'L', 34, 38, 'L', 0, 34, 'Z'], { fill: 'paper' })
      pen.rect(34, 16, 16, 28, { radius: 2 })
      pen.rect(50, 8, 130, 44, { radius: 12 })
      pen.circle(84, 30, 9, { as: 'fine' })
      pen.rect(112, 24, 46, 12, { as: 'fine', radius: 6 })
      pen.path(['M', 180, 30, 'C', 206, 30, 206, 50, 240, 50], { as: 'body' })
    },
  },
  cleaningKit: {
    width: 230,
    height: 130,
    draw(pen) {
      pen.rect(0, 20, 230, 110, { radius: 12 })
      pen.path(['M', 80, 20, 'C', 80, 0, 150, 0, 150, 20], { as: 'body' })
      for (const [index, x] of [26, 56, 86].entries()) {
        pen.rect(x, 44, 14, 70, { as: 'fine', radius: 4 })
        pen.rect(x + 4, 34 - index, 6, 10 + index, { as: 'fine' })
      }
      pen.rect(122, 62, 50, 52, { as: 'fine', radius: 4 })
      pen.rect(184, 44, 24, 70, { as: 'fine', radius: 10 })
    },
  },
}
