import type { Product } from '../../../../../domain/catalogue/product.ts'
import { numberValue, textValue } from '../content/facts.ts'
import { across, figure, whereOutline } from './figures.ts'
import { drawPorts } from './ports.ts'
import type { Drawing } from './sheet.ts'

type Can = {
  header: number
  cap: number
  height: number
  pinCircle: number
}

// JEDEC outlines TO-206AB (TO-46) and TO-205AA (TO-5): header, cap, lead circle, lead thickness.
const cans: Record<string, Can> = {
  'TO-46': { header: 5.4, cap: 4.7, height: 3.6, pinCircle: 2.54 },
  'TO-18': { header: 5.4, cap: 4.7, height: 5.2, pinCircle: 2.54 },
  'TO-5': { header: 9.2, cap: 8.2, height: 4.2, pinCircle: 5.08 },
}
const lead = 0.45

/** Transistor outline can: side with window or lens cap, and the pins from below. */
export function toCanDrawing(product: Product): Drawing {
  const form = textValue(product, 'package')
  const can = cans[form] ?? cans['TO-46']!
  const { header, cap, height, pinCircle } = can
  const pins = numberValue(product, 'elements') === 4 ? 5 : form === 'TO-5' ? 2 : 3
  const lens = /lens cap/i.test(product.name) || product.partNumber.endsWith('L')
  const legs = header * 0.9
  const [middle, base] = [header / 2, height]
  return {
    views: [
      {
        label: `${form}, ${lens ? 'lens cap' : 'flat window'}`,
        width: header,
        height: height + legs,
        draw(pen) {
          for (const x of pins === 2 ? [-1, 1] : [-1, 0, 1])
            pen.rect(middle + (x * pinCircle) / 2 - lead / 2, base, lead, legs, { as: 'fine' })
          pen.rect((header - cap) / 2, 0, cap, height, { radius: 0.3 })
          pen.rect(0, height - 0.4, header, 0.4)
          if (lens)
            pen.path(['M', middle - 0.9, 0, 'A', 1, 0, 1, middle + 0.9, 0], { fill: 'paper' })
          else pen.line(middle - cap * 0.3, 0.25, middle + cap * 0.3, 0.25, { as: 'light' })
          pen.rect(middle - 0.7, height - 1, 1.4, 0.6, { as: 'hidden', fill: 'none' })
          pen.line(middle, lens ? -1.6 : -0.6, middle, height + legs * 0.4, { as: 'axis' })
        },
        spans: [
          { side: 'above', from: (header - cap) / 2, to: (header + cap) / 2, text: across(cap) },
          { side: 'above', from: 0, to: header, text: across(header), level: 1, start: height },
          { side: 'left', from: 0, to: height, text: figure(height) },
        ],
      },
      {
        label: 'Pins, from below',
        width: header,
        height: header,
        draw(pen) {
          pen.rect(middle + header * 0.31, middle - header * 0.47, header * 0.12, header * 0.12, {
            as: 'fine',
          })
          pen.circle(middle, middle, middle)
          pen.circle(middle, middle, pinCircle / 2, { as: 'axis', fill: 'none' })
          for (let pin = 0; pin < pins; pin++) {
            const angle =
              pins === 5
                ? (pin / 4) * Math.PI * 2 + Math.PI / 4
                : Math.PI - pin * (pins === 2 ? Math.PI : Math.PI / 2)
            const out = pin === 4 ? 0 : pinCircle / 2
            pen.circle(middle + Math.cos(angle) * out, middle + Math.sin(angle) * out, lead / 2, {
              fill: 'ink',
            })
          }
        },
        spans: [
          {
            side: 'below',
            from: middle - pinCircle / 2,
            to: middle + pinCircle / 2,
            text: across(pinCircle),
            start: middle,
          },
        ],
        callouts: [
          {
            x: middle,
            y: middle + (pins === 3 ? pinCircle / 2 : 0),
            text: `${pins} × ${across(lead)}`,
            to: [header * 1.12, middle + header * 0.3],
          },
        ],
      },
    ],
    note: `Nominal outline of the ${form} package.`,
  }
}

/** Parts whose package is drawn to show ports and leads, without figures. */
export function detectorDrawing(product: Product, kind: string): Drawing {
  const note = whereOutline(product)
  const connector = textValue(product, 'connector')
  const inputs = numberValue(product, 'elements') ?? 1
  if (kind === 'chipOnCarrier') return chipArray(product)
  if (kind === 'butterfly') {
    return schematic(
      'Butterfly package, top',
      190,
      60,
      note,
      (pen) => {
        for (let index = 0; index < inputs; index++)
          pen.line(0, 24 + index * 12, 70, 24 + index * 12)
        pen.rect(52, 22, 14, 16)
        pen.rect(66, 8, 84, 44, { radius: 1 })
        for (let pin = 0; pin < 7; pin++)
          for (const y of [0, 52]) pen.rect(76 + pin * 10, y, 2.4, 8, { as: 'fine' })
        pen.rect(150, 24, 16, 12)
        pen.line(166, 30, 186, 30, { as: 'fine' })
      },
      [
        { x: 158, y: 24, text: 'RF output, 50 Ω', dx: 16, dy: -24 },
        { x: 20, y: 24, text: `${inputs} × ${connector}`, dx: 12, dy: -24 },
      ],
    )
  }
  if (kind === 'receiverModule') {
    return schematic(
      'Front',
      120,
      56,
      note,
      (pen) => {
        pen.rect(0, 0, 120, 56, { radius: 2 })
        drawPorts(pen, connector, inputs, { x: 8, y: 10, width: 60, height: 36 })
        for (const y of [16, 40]) pen.circle(96, y, 5)
        for (const x of [4, 116]) for (const y of [4, 52]) pen.circle(x, y, 1.6, { as: 'fine' })
      },
      [{ x: 101, y: 16, text: 'RF output', dx: 22, dy: -14 }],
    )
  }
  const receptacle = kind === 'receptacleDetector'
  return schematic(
    receptacle ? `${connector} receptacle` : `Coaxial body with ${connector} pigtail`,
    170,
    34,
    note,
    (pen) => {
      pen.rect(60, 4, 46, 26, { radius: 1 })
      pen.rect(46, 0, 14, 34, { radius: 1 })
      for (const y of [10, 17, 24]) pen.line(18, y, 46, y)
      if (receptacle) {
        pen.rect(106, 8, 30, 18, { radius: 1 })
        pen.rect(118, 13, 18, 8, { as: 'hidden', fill: 'none' })
      } else {
        pen.path(['M', 106, 12, 'L', 124, 15.4, 'L', 124, 18.6, 'L', 106, 22, 'Z'], {
          fill: 'paper',
        })
        pen.line(124, 17, 170, 17)
      }
      pen.line(10, 17, 140, 17, { as: 'axis' })
    },
    [],
  )
}

function schematic(
  label: string,
  width: number,
  height: number,
  note: string,
  draw: Drawing['views'][number]['draw'],
  callouts: Drawing['views'][number]['callouts'],
): Drawing {
  return {
    schematic: true,
    note,
    views: [{ label, width, height, draw, spans: [], ...(callouts && { callouts }) }],
  }
}

function chipArray(product: Product): Drawing {
  const count = numberValue(product, 'elements') ?? 12
  const pitch = numberValue(product, 'arrayPitch') ?? 250
  const active = numberValue(product, 'activeDiameter') ?? 40
  const width = (count + 1) * pitch
  const height = pitch * 3.2
  return {
    views: [
      {
        label: `${count} elements; dimensions in µm`,
        width,
        height,
        draw(pen) {
          pen.rect(0, 0, width, height)
          for (let index = 0; index < count; index++) {
            const x = pitch * (index + 1)
            pen.circle(x, height * 0.32, active / 2, { fill: 'ink' })
            pen.rect(x - pitch * 0.3, height * 0.6, pitch * 0.6, pitch * 0.7, { as: 'fine' })
            pen.line(x, height * 0.32 + active / 2, x, height * 0.6, { as: 'fine' })
          }
        },
        spans: [
          { side: 'above', from: pitch, to: pitch * 2, text: figure(pitch), start: height * 0.32 },
          {
            side: 'below',
            from: pitch,
            to: pitch * count,
            text: figure(pitch * (count - 1)),
            start: height * 0.32,
          },
        ],
        callouts: [
          {
            x: pitch * count,
            y: height * 0.32,
            text: across(active),
            to: [width * 0.98, height * 0.1],
          },
        ],
      },
    ],
  }
}
