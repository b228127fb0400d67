import type { Product } from '../../../../../domain/catalogue/product.ts'
import { allText, numberValue, sizeInText } from '../content/facts.ts'
import { across, figure } from './figures.ts'
import type { Pen } from './pen.ts'
import type { Drawing, Span } from './sheet.ts'

/** Gradient-index rod: the rays are sines whose periods are its pitch. */
export function grinDrawing(product: Product): Drawing {
  const diameter = numberValue(product, 'diameter') ?? 1.8
  const pitch = numberValue(product, 'gradientPitch') ?? 0.25
  const stated = Number(/^Length (\d+(?:\.\d+)?) mm/m.exec(allText(product))?.[1]) || undefined
  const length = stated ?? diameter * 2.4 * Math.max(1, pitch / 0.5)
  const angled = /8°/.test(product.name)
  const lean = angled ? diameter * Math.tan((8 * Math.PI) / 180) : 0
  const amplitude = diameter * 0.3
  const middle = diameter / 2
  const points = (sign: number) => {
    const steps = 48
    return Array.from({ length: steps + 1 }, (_, index) => {
      const along = index / steps
      // A ray in a gradient index rod runs as a sine; the pitch counts its periods.
      return [
        index ? 'L' : 'M',
        length * along,
        middle + sign * amplitude * Math.sin(along * pitch * 2 * Math.PI),
      ] as (string | number)[]
    }).flat()
  }
  const spans: Span[] = [{ side: 'left', from: 0, to: diameter, text: across(diameter) }]
  if (stated) spans.push({ side: 'below', from: 0, to: length, text: figure(stated) })
  return {
    views: [
      {
        label: `Section, ${figure(pitch)} pitch`,
        width: length,
        height: diameter,
        draw(pen) {
          pen.path(
            [
              'M',
              0,
              0,
              'L',
              length - lean / 2,
              0,
              'L',
              length + lean / 2,
              diameter,
              'L',
              0,
              diameter,
              'Z',
            ],
            { fill: 'paper' },
          )
          for (const sign of [-1, -0.5, 0.5, 1]) pen.path(points(sign), { as: 'light' })
          if (pitch <= 0.26)
            for (const sign of [-1, -0.5, 0.5, 1])
              pen.line(
                length,
                middle + sign * amplitude,
                length + diameter * 0.6,
                middle + sign * amplitude,
                { as: 'light' },
              )
          pen.line(-diameter * 0.2, middle, length + diameter * 0.7, middle, { as: 'axis' })
        },
        spans,
        callouts: [
          {
            x: length - lean / 4,
            y: middle * 0.5,
            text: angled ? '8° face, coated' : 'Plane faces',
            to: [length + diameter * 0.12, diameter * 0.08],
          },
        ],
      },
    ],
    note: 'Rays from a point on the front face follow the gradient.',
  }
}

/** Microlens array: its face with the pitch, and its side where the data has the thickness. */
export function arrayDrawing(product: Product): Drawing {
  const count = numberValue(product, 'elements') ?? 12
  const pitch = (numberValue(product, 'arrayPitch') ?? 250) / 1000
  const square = count > 64
  const chip = sizeInText(product, square ? /Substrate/i : /Chip/i)
  const [width = square ? 10 : 3.5, height = square ? 10 : 1] = chip ?? []
  const thick = chip?.[2]
  // Of a large array a corner of 8 × 8 lenses is drawn; the rest is outline.
  const columns = square ? 8 : count
  const left = square
    ? (width - pitch * Math.round(Math.sqrt(count))) / 2 + pitch / 2
    : (width - pitch * (count - 1)) / 2
  return {
    views: [
      {
        label: square
          ? `Face, ${Math.round(Math.sqrt(count))} × ${Math.round(Math.sqrt(count))} lenses, a corner drawn`
          : `Face, ${count} lenses`,
        width,
        height,
        draw(pen) {
          pen.rect(0, 0, width, height)
          for (let row = 0; row < (square ? columns : 1); row++)
            for (let column = 0; column < columns; column++)
              pen.circle(
                left + column * pitch,
                square ? left + row * pitch : height / 2,
                pitch * 0.48,
                { as: 'fine' },
              )
        },
        spans: [
          { side: 'below', from: 0, to: width, text: figure(width) },
          { side: 'left', from: 0, to: height, text: figure(height) },
          ...(square
            ? []
            : [
                {
                  side: 'above' as const,
                  from: left,
                  to: left + pitch,
                  text: figure(pitch),
                  start: height / 2,
                },
              ]),
        ],
        ...(square && {
          callouts: [
            {
              x: left + pitch * 7,
              y: left,
              text: `Pitch ${figure(pitch)}`,
              to: [width * 1.06, height * 0.06],
            },
          ],
        }),
      },
      ...(thick
        ? [
            {
              label: 'Side',
              width: thick,
              height,
              draw: (pen: Pen) => pen.rect(0, 0, thick, height),
              spans: [{ side: 'below' as const, from: 0, to: thick, text: figure(thick) }],
            },
          ]
        : []),
    ],
  }
}
