import type { Product } from '../../../../../domain/catalogue/product.ts'
import { numberValue, textValue } from '../content/facts.ts'
import { drawOpening, drawRing, openingsOf, type Opening } from './entries.ts'
import { across, figure } from './figures.ts'
import { drawPorts, openingCount } from './ports.ts'
import type { Drawing } from './sheet.ts'

/** Dome closure: side with clamp and cable stubs, base from below with its entries. */
export function domeDrawing(product: Product): Drawing {
  const diameter = numberValue(product, 'diameter') ?? 200
  const height = numberValue(product, 'height') ?? diameter * 2.2
  const radius = diameter / 2
  const entries = openingsOf(product, 4)
  const largest = Math.max(...entries.map(({ height: thickness }) => thickness))
  const body = radius * 0.86
  return {
    views: [
      {
        label: 'Side',
        width: diameter,
        height,
        draw(pen) {
          pen.path(
            [
              'M',
              radius - body,
              height * 0.78,
              'L',
              radius - body * 0.92,
              body * 0.8,
              'C',
              radius - body * 0.9,
              0,
              radius + body * 0.9,
              0,
              radius + body * 0.92,
              body * 0.8,
              'L',
              radius + body,
              height * 0.78,
              'Z',
            ],
            { fill: 'paper' },
          )
          for (const x of [-0.45, 0, 0.45])
            pen.line(radius + body * x, body * 0.62, radius + body * x, height * 0.76, {
              as: 'fine',
            })
          pen.rect(0, height * 0.77, diameter, height * 0.06, { radius: 3 })
          pen.rect(diameter * 0.44, height * 0.765, diameter * 0.12, height * 0.07, { as: 'fine' })
          pen.rect(radius - body * 0.94, height * 0.83, body * 1.88, height * 0.09)
          const stubs = entries.slice(0, 4)
          for (const [index, { width, height: thickness }] of stubs.entries()) {
            // Of an oval entry one cable is drawn.
            const cable = Math.min(width, thickness)
            const x = radius + (index - (stubs.length - 1) / 2) * ((body * 1.6) / stubs.length)
            pen.rect(x - cable / 2, height * 0.92, cable, height * 0.08, { as: 'fine' })
          }
        },
        spans: [
          { side: 'left', from: 0, to: height, text: figure(height) },
          { side: 'below', from: 0, to: diameter, text: across(diameter) },
        ],
      },
      {
        label: 'Base, cable side',
        width: diameter,
        height: diameter,
        draw(pen) {
          pen.circle(radius, radius, radius)
          pen.circle(radius, radius, body, { as: 'fine' })
          drawRing(pen, entries, { x: radius, y: radius, radius: body * 0.62 })
          pen.line(-6, radius, diameter + 6, radius, { as: 'axis' })
          pen.line(radius, -6, radius, diameter + 6, { as: 'axis' })
        },
        spans: [],
        callouts: [
          {
            x: radius + (entries[0]?.width ?? 0) * 0.35,
            y: radius - body * 0.62 - (entries[0]?.height ?? 0) * 0.35,
            text: `${entries.length} entries, largest to ${across(largest)}`,
            to: [diameter * 1.1, diameter * 0.06],
          },
        ],
      },
    ],
  }
}

/** Inline closure or terminal: along the strand, and its end with the entries. */
export function inlineDrawing(product: Product): Drawing {
  const width = numberValue(product, 'width') ?? 400
  const height = numberValue(product, 'height') ?? 150
  const depth = numberValue(product, 'depth') ?? height
  const entries = openingsOf(product, 4)
  const [cables, drops] = [entries.filter(isCable), entries.filter((one) => !isCable(one))]
  const cable = Math.max(...cables.map(({ width: across }) => across))
  // Half of them at either end.
  const ofOneEnd = cables.filter((_, index) => index % 2 === 0)
  const stub = width * 0.05
  const placeOf = (index: number) => (index + 0.5) / ofOneEnd.length
  return {
    views: [
      {
        label: 'Side',
        width,
        height,
        draw(pen) {
          pen.rect(stub, 0, width - stub * 2, height, { radius: height * 0.14 })
          pen.line(stub, height * 0.5, width - stub, height * 0.5, { as: 'fine' })
          for (const x of [0.18, 0.5, 0.82])
            pen.rect(width * x - width * 0.02, height * 0.42, width * 0.04, height * 0.16, {
              as: 'fine',
            })
          for (const x of [0, width - stub])
            pen.rect(x, height * 0.5 - cable / 2, stub, cable, { as: 'fine' })
          const ports = openingCount(product)
          if (ports)
            drawPorts(pen, textValue(product, 'connector'), ports, {
              x: width * 0.22,
              y: height * 0.6,
              width: width * 0.56,
              height: height * 0.34,
            })
        },
        spans: [
          { side: 'below', from: 0, to: width, text: figure(width) },
          { side: 'left', from: 0, to: height, text: figure(height) },
        ],
      },
      {
        label: 'End',
        width: depth,
        height,
        draw(pen) {
          pen.rect(0, 0, depth, height, { radius: Math.min(depth, height) * 0.3 })
          pen.line(0, height / 2, depth, height / 2, { as: 'fine' })
          for (const [index, opening] of ofOneEnd.entries())
            drawOpening(pen, opening, { x: placeOf(index) * depth, y: height / 2 })
        },
        spans: [{ side: 'below', from: 0, to: depth, text: figure(depth) }],
        callouts: [
          {
            x: placeOf(0) * depth + cable * 0.35,
            y: height * 0.5 - cable * 0.35,
            text: `${cables.length} entries, half at each end, largest to ${across(cable)}${drops.length ? `; ${drops.length} for drops below` : ''}`,
            to: [depth * 1.12, height * 0.1],
          },
        ],
      },
    ],
  }
}

/** A slot for a flat drop is lower than wide and holds no cable that runs through. */
const isCable = ({ width, height }: Opening) => width <= height
