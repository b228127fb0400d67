import type { Product } from '../../../../../domain/catalogue/product.ts'
import { numberValue, textValue } from '../content/facts.ts'
import { figure } from './figures.ts'
import type { Pen } from './pen.ts'
import { drawPorts, openingCount } from './ports.ts'
import type { Drawing } from './sheet.ts'

// The slot of VHD and VAD housings is 105 × 12 mm; a part of the 12 series takes two side by side.
const slotWidth = 105
const slotHeight = 12

/** Cassette or adapter plate: front face, and from above with its rear ports. */
export function cassetteDrawing(product: Product): Drawing {
  const width = /^V[A-Z]12/.test(product.partNumber) ? slotWidth * 2 : slotWidth
  const depth = numberValue(product, 'depth') ?? 115
  const connector = textValue(product, 'connector')
  return {
    views: [
      {
        label: 'Front',
        width,
        height: slotHeight,
        draw(pen) {
          pen.rect(0, 0, width, slotHeight, { radius: 0.6 })
          for (const x of [0.8, width - 3.8]) pen.rect(x, 2, 3, slotHeight - 4, { as: 'fine' })
          drawPorts(pen, connector, openingCount(product), {
            x: 6,
            y: 0.5,
            width: width - 12,
            height: slotHeight - 1,
          })
        },
        spans: [
          { side: 'below', from: 0, to: width, text: figure(width) },
          { side: 'right', from: 0, to: slotHeight, text: figure(slotHeight) },
        ],
      },
      {
        label: 'Top',
        width,
        height: depth,
        draw: (pen) => top(pen, product, width, depth),
        spans: [{ side: 'right', from: 0, to: depth, text: figure(depth) }],
      },
    ],
    note: 'The slot pitch of the housing is shown; the face is smaller by its clearance.',
  }
}

function top(pen: Pen, product: Product, width: number, depth: number): void {
  const rear = textValue(product, 'connectorB')
  pen.rect(0, 0, width, depth, { radius: 1 })
  pen.line(0, depth - 9, width, depth - 9, { as: 'fine' })
  const count = openingCount(product)
  for (let index = 0; index < count; index++)
    pen.rect(
      6 + ((width - 12) / count) * (index + 0.15),
      depth - 1,
      ((width - 12) / count) * 0.7,
      7,
      { as: 'fine' },
    )
  const arrays = /MPO-(\d+)/.exec(rear)
  if (arrays && !/adapter plate/i.test(product.subFamily)) {
    const legs = Math.max(
      1,
      Math.round((numberValue(product, 'fiberCount') ?? 12) / Number(arrays[1])),
    )
    for (let index = 0; index < legs; index++)
      pen.rect(width / 2 + (index - (legs - 1) / 2) * 22 - 6.3, 0, 12.6, 11, { as: 'fine' })
  } else if (/splic/i.test(rear)) {
    pen.rect(width * 0.3, depth * 0.36, width * 0.4, depth * 0.2, { as: 'fine' })
    for (let line = 1; line < 6; line++)
      pen.line(
        width * 0.3 + (width * 0.4 * line) / 6,
        depth * 0.36,
        width * 0.3 + (width * 0.4 * line) / 6,
        depth * 0.56,
        { as: 'fine' },
      )
    for (const x of [16, width - 16]) pen.rect(x - 5, 0, 10, 8, { as: 'fine' })
  }
  if (depth > 80)
    pen.rect(10, depth * 0.14, width - 20, depth * 0.66, { as: 'hidden', fill: 'none', radius: 14 })
}

const lgxPosition = 29
const lgxFace = 129.5

/** LGX module: its face stands upright in the shelf, one or two positions of 29 mm wide. */
export function moduleDrawing(product: Product): Drawing {
  const positions = openingCount(product) > 24 ? 2 : 1
  const width = positions * lgxPosition
  const connector = textValue(product, 'connector')
  const count = openingCount(product)
  return {
    views: [
      {
        label: `Front, ${positions === 1 ? 'one LGX position' : 'two LGX positions'}`,
        width: lgxFace,
        height: width,
        draw(pen) {
          pen.rect(0, 0, lgxFace, width, { radius: 1 })
          for (const x of [6, lgxFace - 6]) pen.circle(x, width / 2, 3, { as: 'fine' })
          drawPorts(pen, connector, count, { x: 13, y: 2, width: lgxFace - 26, height: width - 4 })
        },
        spans: [
          { side: 'below', from: 0, to: lgxFace, text: figure(lgxFace) },
          { side: 'right', from: 0, to: width, text: figure(width) },
        ],
      },
    ],
    note: 'Width over the positions taken in the housing. Drawn turned by 90°.',
  }
}
