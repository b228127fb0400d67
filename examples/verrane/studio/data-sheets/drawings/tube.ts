import type { Product } from '../../../../../domain/catalogue/product.ts'
import { allText, numberValue, sizeInText, sizeOf, textValue } from '../content/facts.ts'
import { across, figure } from './figures.ts'
import { sideOf } from './passive.ts'
import type { Pen } from './pen.ts'
import type { Drawing } from './sheet.ts'

/** Part in a tube: splitter, coupler, isolator, circulator, attenuator; legs as many as it has ports. */
export function tubeDrawing(product: Product): Drawing {
  const words = allText(product)
  const flat = sizeInText(product, /tube/i)?.length === 3
  const stated = sizeInText(product, /tube/i)
  const alone = Number(/(\d+) mm tube/.exec(words)?.[1]) || lengthOf(product)
  const length = stated ? (flat ? stated[0]! : stated[1]!) : (alone ?? 60)
  const width = stated
    ? flat
      ? stated[1]!
      : stated[0]!
    : (numberValue(product, 'diameter') ?? 5.5)
  const pins = pinsIn(words)
  const [inputs, outputs] = legsOf(product, pins)
  const lead = length * 0.5
  const known = stated ?? (alone ? [alone] : undefined)
  const diameter = stated && !flat ? width : numberValue(product, 'diameter')
  return {
    views: [
      {
        label: 'Side',
        width: length + lead * 2,
        height: width,
        draw(pen) {
          if (pins) pinLines(pen, pins, lead, width)
          legLines(pen, inputs, 0, lead, width)
          legLines(pen, outputs, length + lead, lead, width)
          pen.rect(lead, 0, length, width, { radius: flat ? 0.4 : 0.8 })
          if (!flat) pen.line(lead - 3, width / 2, lead + length + 3, width / 2, { as: 'axis' })
        },
        spans: [
          ...(known
            ? [{ side: 'below' as const, from: lead, to: lead + length, text: figure(length) }]
            : []),
          ...(diameter
            ? [
                {
                  side: 'right' as const,
                  from: 0,
                  to: width,
                  text: across(diameter),
                  start: length + lead,
                },
              ]
            : []),
          ...(flat
            ? [
                {
                  side: 'right' as const,
                  from: 0,
                  to: width,
                  text: figure(width),
                  start: length + lead,
                },
              ]
            : []),
        ],
      },
      ...(flat
        ? [
            sideOf(length, stated![2]!, [
              { side: 'right' as const, from: 0, to: stated![2]!, text: figure(stated![2]!) },
            ]),
          ]
        : []),
    ],
    ...(!known && { note: 'Dimensions vary with the build; ask for the outline drawing.' }),
  }
}

/** A round part is as long as its size is deep. */
function lengthOf(product: Product): number | undefined {
  const { diameter, depth } = sizeOf(product)
  return diameter === undefined ? undefined : depth
}

const numbers = ['two', 'three', 'four', 'five', 'six']

/** '… tube with three pins': a part set by a voltage, which has all of its fibers at the other end. */
function pinsIn(words: string): number {
  const named = /tube with (\w+) pins/.exec(words)?.[1] ?? ''
  const place = numbers.indexOf(named)
  return place < 0 ? 0 : place + 2
}

function pinLines(pen: Pen, count: number, lead: number, width: number): void {
  for (let index = 0; index < count; index++) {
    const y = width * (0.2 + (0.6 * (index + 0.5)) / count)
    pen.line(lead - width * 1.6, y, lead, y)
  }
  pen.rect(lead - width * 0.12, -width * 0.08, width * 0.12, width * 1.16)
}

function legsOf(product: Product, pins: number): [number, number] {
  const ratio = /^(\d)×(\d+)$/.exec(textValue(product, 'splitRatio'))
  if (ratio) return [Number(ratio[1]), Math.min(Number(ratio[2]), 8)]
  const all = numberValue(product, 'fiberCount') ?? numberValue(product, 'ports') ?? 2
  return pins ? [0, all] : [Math.floor(all / 2), Math.ceil(all / 2)]
}

function legLines(pen: Pen, count: number, x: number, length: number, width: number): void {
  for (let index = 0; index < count; index++) {
    const y = width * (0.2 + (0.6 * (index + 0.5)) / count)
    pen.line(x, y, x + length, y, { as: 'fine' })
  }
}
