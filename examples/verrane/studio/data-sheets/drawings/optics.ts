import type { Product } from '../../../../../domain/catalogue/product.ts'
import { numberValue, sizeInText } from '../content/facts.ts'
import { across, figure } from './figures.ts'
import type { Pen } from './pen.ts'
import { arrayDrawing, grinDrawing } from './rod-and-array.ts'
import type { Drawing } from './sheet.ts'

/** Lens in section with its light: diameter, aperture, and the focus where the data gives it. */
export function lensDrawing(product: Product, kind: string): Drawing {
  if (kind === 'microlensArray') return arrayDrawing(product)
  if (kind === 'grinLens') return grinDrawing(product)
  const words = sizeInText(product, /Plano-convex|cylinder/i)
  const aperture = numberValue(product, 'clearAperture') ?? 4
  const diameter = numberValue(product, 'diameter') ?? words?.[0] ?? aperture * 1.1
  const focal = numberValue(product, 'focalLength') ?? diameter
  const back = numberValue(product, 'workingDistance') ?? focal
  const ball = kind === 'ballLens'
  const half = kind === 'halfBallLens'
  const thick = ball ? diameter : half ? diameter / 2 : Math.min(diameter * 0.55, focal * 0.5)
  const room = diameter * 0.7
  const middle = diameter / 2
  const width = room + thick + back
  const stated = numberValue(product, 'diameter') ?? words?.[0]
  return {
    views: [
      {
        label: 'Section with rays',
        width,
        height: diameter,
        draw(pen) {
          rays(pen, {
            aperture: aperture * 0.8,
            middle,
            from: 0,
            lens: room + thick * 0.45,
            exit: room + thick,
            focus: width,
            out: ball ? 0.7 : half ? 0.66 : 0.82,
          })
          body(pen, kind, room, thick, diameter)
          pen.line(-diameter * 0.1, middle, width + diameter * 0.1, middle, { as: 'axis' })
        },
        spans: [
          ...(stated
            ? [
                {
                  side: 'left' as const,
                  from: 0,
                  to: diameter,
                  text: kind === 'cylindricalLens' ? figure(stated) : across(stated),
                  start: room,
                },
              ]
            : []),
          ...(numberValue(product, 'workingDistance')
            ? [
                {
                  side: 'below' as const,
                  from: room + thick,
                  to: width,
                  text: `${figure(back)} to focus`,
                  start: middle,
                },
              ]
            : []),
          ...(half
            ? [{ side: 'above' as const, from: room, to: room + thick, text: figure(thick) }]
            : []),
        ],
        callouts: [
          {
            x: room + thick * 0.5,
            y: middle - aperture * 0.42,
            text: `Clear aperture ${kind === 'cylindricalLens' ? figure(aperture) : across(aperture)}, f = ${figure(focal)}`,
            to: [room + thick + diameter * 0.16, diameter * 0.1],
          },
        ],
      },
    ],
    note: 'Rays of a collimated beam, drawn to show the focus; the surface is not drawn to figure.',
  }
}

type Rays = {
  aperture: number
  middle: number
  from: number
  lens: number
  exit: number
  focus: number
  /** Height of the outer ray where it leaves the glass, as a part of its height at entry. */
  out: number
}

function rays(pen: Pen, { aperture, middle, from, lens, exit, focus, out }: Rays): void {
  for (const part of [-1, -0.5, 0.5, 1]) {
    const y = (aperture / 2) * part
    pen.path(
      [
        'M',
        from,
        middle + y,
        'L',
        lens,
        middle + y,
        'L',
        exit,
        middle + y * out,
        'L',
        focus,
        middle,
      ],
      { as: 'light' },
    )
  }
}

function body(pen: Pen, kind: string, x: number, thick: number, diameter: number): void {
  const radius = diameter / 2
  if (kind === 'ballLens') return pen.circle(x + radius, radius, radius, { fill: 'none' })
  if (kind === 'halfBallLens')
    return pen.path(['M', x + radius, 0, 'A', radius, 0, 0, x + radius, diameter, 'Z'], {
      fill: 'none',
    })
  const bulge = kind === 'asphericLens' ? thick * 0.62 : thick * 0.4
  pen.path(
    [
      'M',
      x + bulge,
      0,
      'L',
      x + thick,
      0,
      'L',
      x + thick,
      diameter,
      'L',
      x + bulge,
      diameter,
      'Q',
      x - bulge * 0.9,
      radius,
      x + bulge,
      0,
      'Z',
    ],
    { fill: 'none' },
  )
}
