import type { Product } from '../../../../../domain/catalogue/product.ts'
import { formatValue } from '../../../../../domain/catalogue/attribute.ts'
import { flatCable, numberValue, numberValues, textValue } from '../content/facts.ts'
import { across } from './figures.ts'
import type { Pen } from './pen.ts'
import type { Callout, Drawing } from './sheet.ts'

// Schematic units: a plug is drawn 40 long so that its shape reads; lengths carry letters or figures.
const plugLength = 46
const span = 640

type End = {
  connector: string
  count: number
}

/** Cord, trunk, harness, pigtail or drop: both ends with their plugs, fan-out where there is one, and the cable. */
export function assemblyDrawing(product: Product, kind: string): Drawing {
  const [a, b] = endsOf(product, kind)
  const height = Math.max(60, Math.min(150, Math.max(shown(a), shown(b)) * 34))
  const middle = height / 2
  const diameter = numberValue(product, 'cableDiameter')
  const lengths = numberValues(product, 'length')
  const text = lengths.length === 1 ? `L = ${formatValue(lengths[0]!, 'm')}` : 'L'
  const cable = Math.max(3.2, Math.min(9, 2.4 + (diameter ?? 2) * 0.5))
  const callouts: Callout[] = diameter
    ? [
        {
          x: span * 0.42,
          y: middle - cable / 2,
          text: `${flatCable(product)?.join(' × ') ?? across(diameter)}${textValue(product, 'jacket') ? `, ${textValue(product, 'jacket')}` : ''}`,
          dx: 22,
          dy: -24,
        },
      ]
    : []
  return {
    schematic: true,
    views: [
      {
        label: `End A: ${endLabel(a)}\u2003\u2003End B: ${endLabel(b)}`,
        width: span,
        height,
        draw(pen) {
          trunk(
            pen,
            middle,
            cable,
            shown(a) > 1 ? 150 : plugLength + 14,
            span - (shown(b) > 1 ? 150 : plugLength + 14),
          )
          end(pen, a, middle, cable, height, false)
          end(pen, b, middle, cable, height, true)
        },
        spans: [{ side: 'below', from: 0, to: span, text }],
        callouts,
      },
    ],
    note:
      lengths.length > 1
        ? 'L: length ordered, measured over the plugs; see the ordering table.'
        : lengths.length
          ? 'L: measured over the plugs.'
          : 'L: length ordered, measured over the plugs.',
  }
}

function endsOf(product: Product, kind: string): [End, End] {
  const fibers = numberValue(product, 'fiberCount') ?? 1
  const count = (connector: string) => {
    const array = /MPO-(\d+)|SN-MT/.exec(connector)
    if (array) return Math.max(1, Math.round(fibers / Number(array[1] ?? 16)))
    if (/Hardened/.test(connector)) return 1
    if (/duplex|^SN$|MDC|^CS$/.test(connector)) return Math.max(1, Math.round(fibers / 2))
    return /splicing|Bare|None/.test(connector) ? (kind === 'pigtails' ? fibers : 1) : fibers
  }
  const [a, b] = [textValue(product, 'connector'), textValue(product, 'connectorB')]
  return [
    { connector: a, count: count(a) },
    { connector: b, count: count(b) },
  ]
}

/** At most six legs are drawn; the label gives the number. */
const shown = ({ count }: End) => Math.min(count, 6)
const endLabel = ({ connector, count }: End) => (count > 1 ? `${count} × ${connector}` : connector)

function trunk(pen: Pen, y: number, cable: number, from: number, to: number): void {
  const gap = span * 0.54
  pen.rect(from, y - cable / 2, gap - from, cable, { as: 'jacket' })
  pen.rect(gap + 10, y - cable / 2, to - gap - 10, cable, { as: 'jacket' })
  for (const x of [gap, gap + 10])
    pen.path(['M', x - 3, y + cable, 'C', x + 3, y + 2, x - 3, y - 2, x + 3, y - cable], {
      as: 'body',
    })
}

function end(
  pen: Pen,
  one: End,
  middle: number,
  cable: number,
  height: number,
  mirrored: boolean,
): void {
  const flip = (x: number) => (mirrored ? span - x : x)
  const legs = shown(one)
  if (legs === 1) return plug(pen, one.connector, middle, flip, cable)
  const x = flip(150)
  pen.rect(Math.min(x, flip(126)), middle - cable, 24, cable * 2, { radius: 2 })
  for (let index = 0; index < legs; index++) {
    const y = height * ((index + 0.5) / legs)
    pen.path(
      ['M', flip(126), middle, 'C', flip(100), middle, flip(96), y, flip(plugLength + 10), y],
      { as: 'body' },
    )
    plug(pen, one.connector, y, flip, 3)
  }
}

/** Plug seen from above, its end face at 0. Heights follow the connector: LC slim, MPO wide, hardened thick. */
function plug(
  pen: Pen,
  connector: string,
  y: number,
  flip: (x: number) => number,
  cable: number,
): void {
  const box = (x: number, width: number, high: number, options = {}) =>
    pen.rect(Math.min(flip(x), flip(x + width)), y - high / 2, width, high, options)
  if (/splicing|Bare|None/.test(connector)) {
    box(8, plugLength + 8, Math.max(1.6, cable * 0.4), { as: 'body' })
    return pen.line(flip(0), y, flip(8), y, { as: 'light' })
  }
  if (/Hardened/.test(connector)) {
    box(0, 10, 13)
    box(10, 24, 24, { radius: 3 })
    for (const x of [14, 18, 22, 26, 30]) pen.line(flip(x), y - 11, flip(x), y + 11, { as: 'fine' })
    return box(34, 26, Math.max(14, cable + 4), { radius: 2 })
  }
  const twin = /duplex/.test(connector) || /^(SN|MDC|CS)$/.test(connector)
  const high = /^MPO|SN-MT/.test(connector) ? 16 : twin ? 21 : 12
  box(4, 24, high, { radius: 1 })
  for (const offset of twin ? [-5, 5] : [0])
    pen.rect(Math.min(flip(0), flip(6)), y + offset - 2, 6, 4, { as: 'fine' })
  if (twin) pen.line(flip(6), y, flip(26), y, { as: 'fine' })
  if (connector.startsWith('MPO')) box(10, 12, high + 4, { as: 'fine', radius: 1 })
  box(28, 10, Math.min(high, 12))
  box(38, plugLength - 24, Math.max(5, cable + 1), { radius: 1 })
}
