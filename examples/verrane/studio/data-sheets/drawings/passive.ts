import type { Product } from '../../../../../domain/catalogue/product.ts'
import { numberValue, sizeInText, textValue } from '../content/facts.ts'
import { across, figure, whereOutline } from './figures.ts'
import { drawPorts, openingCount } from './ports.ts'
import type { Drawing, Span, View } from './sheet.ts'

/** Splitter in an ABS box: its outline from above with every leg, and from the side. */
export function splitterBoxDrawing(product: Product): Drawing {
  const stated = sizeInText(product, /box/)
  const [length = 100, width = 80, height = 10] = stated ?? []
  const outputs = numberValue(product, 'outputs') ?? 8
  const legs = Math.min(outputs, 32)
  const lead = length * 0.42
  return {
    views: [
      {
        label: `Top, 1 input and ${outputs} outputs`,
        width: length + lead * 2,
        height: width,
        draw(pen) {
          pen.rect(lead, 0, length, width, { radius: 2 })
          for (const x of [lead + 6, lead + length - 6])
            for (const y of [6, width - 6]) pen.circle(x, y, 1.6, { as: 'fine' })
          pen.rect(lead + 14, width * 0.34, length - 28, width * 0.32, { as: 'fine', radius: 1 })
          pen.line(0, width / 2, lead, width / 2)
          for (let index = 0; index < legs; index++) {
            const y = width * (0.12 + (0.76 * (index + 0.5)) / legs)
            pen.line(lead + length, y, lead * 2 + length, y, { as: 'fine' })
          }
        },
        spans: stated
          ? [
              { side: 'below', from: lead, to: lead + length, text: figure(length) },
              { side: 'left', from: 0, to: width, text: figure(width), start: lead },
            ]
          : [],
      },
      sideOf(
        length,
        height,
        stated ? [{ side: 'right', from: 0, to: height, text: figure(height) }] : [],
      ),
    ],
    ...(outputs > legs && { note: `Legs are drawn in part; the box carries ${outputs} outputs.` }),
  }
}

/** A plain side view. */
export function sideOf(length: number, height: number, spans: Span[]): View {
  return {
    label: 'Side',
    width: length,
    height,
    spans,
    draw: (pen) => pen.rect(0, 0, length, height, { radius: 1 }),
  }
}

// SFF INF-8074i (SFP) and the CFP2 hardware specification: width, height and length of the body.
const shells: Record<string, [number, number, number]> = {
  SFP: [13.4, 8.5, 56.5],
  CFP2: [41.5, 12.4, 107.5],
}

/** Passive part in a transceiver shell. */
export function pluggableDrawing(product: Product): Drawing {
  const form = textValue(product, 'package')
  const [width, height, length] = shells[form] ?? [13.4, 8.5, 56.5]
  const depth = numberValue(product, 'depth') ?? length
  return {
    views: [
      {
        label: `${form} shell, side`,
        width: depth,
        height,
        draw(pen) {
          pen.rect(0, 0, depth, height, { radius: 0.4 })
          pen.rect(depth * 0.8, -0.6, depth * 0.2, height + 1.2, { radius: 0.6 })
          pen.path(
            [
              'M',
              depth,
              height * 0.3,
              'L',
              depth * 1.1,
              height * 0.3,
              'L',
              depth * 1.1,
              height * 0.7,
              'L',
              depth,
              height * 0.7,
            ],
            { as: 'body' },
          )
          pen.line(depth * 0.06, height * 0.4, depth * 0.06, height * 0.7, { as: 'fine' })
        },
        spans: [
          { side: 'below', from: 0, to: depth, text: figure(depth) },
          { side: 'left', from: 0, to: height, text: figure(height) },
        ],
      },
      {
        label: 'Front',
        width,
        height,
        draw(pen) {
          pen.rect(0, 0, width, height, { radius: 0.6 })
          drawPorts(pen, textValue(product, 'connector'), openingCount(product), {
            x: 1,
            y: 0.4,
            width: width - 2,
            height: height - 0.8,
          })
        },
        spans: [{ side: 'below', from: 0, to: width, text: figure(width) }],
      },
    ],
    note: `Shell per ${form === 'SFP' ? 'INF-8074i' : 'the CFP2 hardware specification'}; latch drawn closed.`,
  }
}

/** Plug on one end, receptacle on the other. Interface dimensions are the connector's, so no figure is given twice. */
export function attenuatorDrawing(product: Product): Drawing {
  const connector = textValue(product, 'connector')
  const wide = connector.startsWith('SC')
  const [length, high, ferrule] = wide ? [44, 9, 2.5] : [36, 7, 1.25]
  return {
    views: [
      {
        label: `${connector} plug to ${connector} receptacle`,
        width: length,
        height: high,
        draw(pen) {
          pen.rect(0, high / 2 - ferrule / 2, 5, ferrule, { as: 'fine' })
          pen.rect(4, 0.6, length * 0.36, high - 1.2, { radius: 0.5 })
          pen.rect(4 + length * 0.36, 0, length * 0.12, high, { radius: 0.4 })
          pen.rect(4 + length * 0.48, 0.3, length * 0.52 - 4, high - 0.6, { radius: 0.5 })
          pen.rect(length - 12, high / 2 - ferrule * 0.8, 12, ferrule * 1.6, {
            as: 'hidden',
            fill: 'none',
          })
          pen.line(-2, high / 2, length + 2, high / 2, { as: 'axis' })
        },
        spans: [],
        callouts: [
          {
            x: 2.4,
            y: high / 2 - ferrule / 2,
            text: `Ferrule ${across(ferrule)}`,
            dx: 26,
            dy: -26,
          },
        ],
      },
    ],
    schematic: true,
    note: `Interfaces per IEC 61754-${wide ? '4' : '20'}.`,
  }
}

/** Isolator block with its bore, and other bodies whose outline the data does not give. */
export function blockDrawing(product: Product): Drawing {
  const fibers = numberValue(product, 'fiberCount') ?? 2
  return {
    schematic: true,
    views: [
      {
        label: 'Top',
        width: 160,
        height: 40,
        draw(pen) {
          for (const [x, to] of [
            [0, 40],
            [120, 160],
          ])
            pen.line(x!, 20, to!, 20)
          pen.rect(30, 14, 12, 12, { radius: 1 })
          pen.rect(118, 14, 12, 12, { radius: 1 })
          pen.rect(40, 0, 80, 40, { radius: 1 })
          for (const x of [46, 114]) for (const y of [6, 34]) pen.circle(x, y, 2, { as: 'fine' })
          pen.path(['M', 62, 20, 'L', 98, 20, 'M', 92, 16, 'L', 98, 20, 'L', 92, 24], {
            as: 'light',
          })
        },
        spans: [],
        callouts: [{ x: 46, y: 6, text: '4 × M3', dx: -24, dy: -16 }],
      },
    ],
    note: `${fibers} fibers; arrow in the direction of light. ${whereOutline(product)}`.trim(),
  }
}
