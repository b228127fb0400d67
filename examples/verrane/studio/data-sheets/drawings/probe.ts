import type { Product } from '../../../../../domain/catalogue/product.ts'
import { formatValue } from '../../../../../domain/catalogue/attribute.ts'
import { allText, numberValue, textValue } from '../content/facts.ts'
import { across, figure, whereOutline } from './figures.ts'
import type { Callout, Drawing, Span } from './sheet.ts'

/** Collimator with its beam: barrel, receptacle, lens, beam diameter. */
export function collimatorDrawing(product: Product, kind: string): Drawing {
  const diameter = numberValue(product, 'diameter')
  const beam = numberValue(product, 'beamDiameter') ?? 2
  const focal = numberValue(product, 'focalLength') ?? 10
  const tall = diameter ?? (kind === 'adjustableMount' ? 30 : 12)
  const body = tall * (kind === 'pigtailCollimator' ? 4 : 2.2)
  const tail = tall * 1.3
  const out = tall * 2.2
  const middle = tall / 2
  const pigtail = kind === 'pigtailCollimator'
  return {
    views: [
      {
        label: pigtail
          ? 'Pigtail, lens and beam'
          : `${textValue(product, 'connector')} receptacle, lens and beam`,
        width: tail + body + out,
        height: tall,
        draw(pen) {
          if (pigtail) pen.line(0, middle, tail, middle)
          else {
            pen.rect(tail * 0.5, tall * 0.22, tail * 0.5, tall * 0.56)
            for (const x of [0.6, 0.7, 0.8, 0.9])
              pen.line(tail * x, tall * 0.22, tail * x, tall * 0.78, { as: 'fine' })
            pen.line(0, middle, tail * 0.5, middle)
          }
          pen.rect(tail, 0, body, tall, { radius: tall * 0.03 })
          if (kind === 'adjustableMount')
            for (const x of [0.3, 0.62])
              pen.rect(tail + body * x, -tall * 0.06, body * 0.2, tall * 1.12, { as: 'fine' })
          const lens = tail + body * 0.86
          pen.path(
            [
              'M',
              lens,
              middle - tall * 0.34,
              'Q',
              lens + tall * 0.24,
              middle,
              lens,
              middle + tall * 0.34,
              'Z',
            ],
            { as: 'fine', fill: 'paper' },
          )
          for (const sign of [-1, 1])
            pen.path(
              [
                'M',
                tail + 1,
                middle,
                'L',
                lens,
                middle + (sign * beam) / 2,
                'L',
                tail + body + out,
                middle + (sign * beam) / 2,
              ],
              { as: 'light' },
            )
          pen.line(-tall * 0.2, middle, tail + body + out, middle, { as: 'axis' })
        },
        spans: diameter
          ? [
              {
                side: 'left' as const,
                from: 0,
                to: diameter,
                text: across(diameter),
                start: tail,
              },
            ]
          : [],
        callouts: [
          {
            x: tail + body + out * 0.12,
            y: middle - beam / 2,
            text: `Beam ${across(beam)} at 1/e², f = ${figure(focal)}`,
            to: [tail + body + out * 0.2, middle - tall * 0.36],
          },
        ],
      },
    ],
    note: whereOutline(product),
  }
}

/** Needle probe or cannula: the tip in its true diameter, the rest shortened. */
export function probeDrawing(product: Product, kind: string): Drawing {
  const diameter = numberValue(product, 'diameter') ?? 1
  const focus = numberValue(product, 'workingDistance')
  const cannula = kind === 'cannula'
  const taper = Number(/taper\w* over (\d+(?:\.\d+)?) mm/i.exec(allText(product))?.[1]) || undefined
  const length = numberValue(product, 'length')
  const side = /side/i.test(product.name)
  const tube = diameter * 9
  const tip = cannula ? diameter * 3.4 : 0
  const ahead = side ? diameter * 0.6 : Math.max(diameter * 1.6, cannula ? 0 : (focus ?? 0))
  const below = side ? (focus ?? diameter) : 0
  const middle = diameter / 2
  const spans: Span[] = [{ side: 'left', from: 0, to: diameter, text: across(diameter) }]
  if (taper)
    spans.push({
      side: 'below',
      from: tube + tip - taper,
      to: tube + tip,
      text: `${figure(taper)} emitting`,
      start: middle,
    })
  if (focus && !side)
    spans.push({ side: 'below', from: tube, to: tube + focus, text: figure(focus), start: middle })
  if (focus && side)
    spans.push({
      side: 'right',
      from: middle,
      to: middle + focus,
      text: figure(focus),
      start: tube - diameter,
    })
  const callouts: Callout[] = length
    ? [
        {
          x: diameter * 0.8,
          y: 0,
          text: `${textValue(product, 'connector')} plug at ${formatValue(length, 'm')}`,
          to: [diameter * 1.4, diameter * -0.35],
        },
      ]
    : []
  return {
    views: [
      {
        label: cannula
          ? 'Ferrule and fiber'
          : side
            ? 'Tip, light leaves sideways'
            : 'Tip, light leaves ahead',
        width: tube + tip + ahead,
        height: diameter + below,
        draw(pen) {
          pen.rect(0, 0, tube, diameter, { radius: diameter * 0.06 })
          pen.line(-diameter * 0.5, middle, tube + tip + ahead, middle, { as: 'axis' })
          if (cannula) {
            const fiber = diameter * 0.09
            if (taper)
              pen.path(
                [
                  'M',
                  tube,
                  middle - fiber,
                  'L',
                  tube + tip - taper,
                  middle - fiber,
                  'L',
                  tube + tip,
                  middle,
                  'L',
                  tube + tip - taper,
                  middle + fiber,
                  'L',
                  tube,
                  middle + fiber,
                  'Z',
                ],
                { fill: 'paper' },
              )
            else {
              pen.rect(tube, middle - fiber, tip, fiber * 2)
              for (const sign of [-1, 1])
                pen.line(tube + tip, middle, tube + tip + ahead, middle + sign * ahead * 0.22, {
                  as: 'light',
                })
            }
            pen.rect(diameter * 1.4, 0, diameter * 0.5, diameter, { as: 'fine' })
            return
          }
          pen.rect(
            tube - diameter * 3,
            diameter * 0.2,
            diameter * (side ? 1.6 : 2.6),
            diameter * 0.6,
            { as: 'fine' },
          )
          if (side) {
            pen.path(
              [
                'M',
                tube - diameter * 1.4,
                diameter * 0.2,
                'L',
                tube - diameter * 0.7,
                diameter * 0.8,
                'L',
                tube - diameter * 1.4,
                diameter * 0.8,
                'Z',
              ],
              { as: 'fine', fill: 'paper' },
            )
            for (const x of [-0.25, 0.25])
              pen.line(
                tube - diameter + x * diameter,
                middle,
                tube - diameter,
                middle + (focus ?? diameter),
                { as: 'light' },
              )
          } else
            for (const sign of [-1, 1])
              pen.line(tube, middle + sign * diameter * 0.28, tube + (focus ?? ahead), middle, {
                as: 'light',
              })
        },
        spans,
        callouts,
      },
    ],
  }
}
