import type { Product } from '#domain/catalogue/product.ts'
import { allText, numberValue, sizeInText } from '../content/facts.ts'
import { across, figure } from './figures.ts'
import type { Pen } from './pen.ts'
import type { Drawing, Span } from './sheet.ts'

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
          rays(pen, { aperture: aperture * 0.8, middle, from: 0, lens: room + thick * 0.45, exit: room + thick, focus: width, out: ball ? 0.7 : half ? 0.66 : 0.82 })
          body(pen, kind, room, thick, diameter)
          pen.line(-diameter * 0.1, middle, width + diameter * 0.1, middle, { as: 'axis' })
        },
        spans: [
          ...(stated ? [{ side: 'left' as const, from: 0, to: diameter, text: kind === 'cylindricalLens' ? figure(stated) : across(stated), start: room }] : []),
          ...(numberValue(product, 'workingDistance') ? [{ side: 'below' as const, from: room + thick, to: width, text: `${figure(back)} to focus`, start: middle }] : []),
          ...(half ? [{ side: 'above' as const, from: room, to: room + thick, text: figure(thick) }] : []),
        ],
        callouts: [{ x: room + thick * 0.5, y: middle - aperture * 0.42, text: `Clear aperture ${kind === 'cylindricalLens' ? figure(aperture) : across(aperture)}, f = ${figure(focal)}`, to: [room + thick + diameter * 0.16, diameter * 0.1] }],
      },
    ],
    note: 'Rays of a collimated beam, drawn to show the focus; the surface is not drawn to figure.',
  }
}

interface Rays {
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
    pen.path(['M', from, middle + y, 'L', lens, middle + y, 'L', exit, middle + y * out, 'L', focus, middle], { as: 'light' })
  }
}

function body(pen: Pen, kind: string, x: number, thick: number, diameter: number): void {
  const radius = diameter / 2
  if (kind === 'ballLens') return pen.circle(x + radius, radius, radius, { fill: 'none' })
  if (kind === 'halfBallLens') return pen.path(['M', x + radius, 0, 'A', radius, 0, 0, x + radius, diameter, 'Z'], { fill: 'none' })
  const bulge = kind === 'asphericLens' ? thick * 0.62 : thick * 0.4
  pen.path(['M', x + bulge, 0, 'L', x + thick, 0, 'L', x + thick, diameter, 'L', x + bulge, diameter, 'Q', x - bulge * 0.9, radius, x + bulge, 0, 'Z'], { fill: 'none' })
}

function grinDrawing(product: Product): Drawing {
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
      return [index ? 'L' : 'M', length * along, middle + sign * amplitude * Math.sin(along * pitch * 2 * Math.PI)] as (string | number)[]
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
          pen.path(['M', 0, 0, 'L', length - lean / 2, 0, 'L', length + lean / 2, diameter, 'L', 0, diameter, 'Z'], { fill: 'paper' })
          for (const sign of [-1, -0.5, 0.5, 1]) pen.path(points(sign), { as: 'light' })
          if (pitch <= 0.26) for (const sign of [-1, -0.5, 0.5, 1]) pen.line(length, middle + sign * amplitude, length + diameter * 0.6, middle + sign * amplitude, { as: 'light' })
          pen.line(-diameter * 0.2, middle, length + diameter * 0.7, middle, { as: 'axis' })
        },
        spans,
        callouts: [{ x: length - lean / 4, y: middle * 0.5, text: angled ? '8° face, coated' : 'Plane faces', to: [length + diameter * 0.12, diameter * 0.08] }],
      },
    ],
    note: 'Rays from a point on the front face follow the gradient.',
  }
}

function arrayDrawing(product: Product): Drawing {
  const count = numberValue(product, 'numChannels') ?? 12
  const pitch = (numberValue(product, 'arrayPitch') ?? 250) / 1000
  const square = count > 64
  const chip = sizeInText(product, square ? /Substrate/i : /Chip/i)
  const [width = square ? 10 : 3.5, height = square ? 10 : 1] = chip ?? []
  const thick = chip?.[2]
  // Of a large array a corner of 14 × 14 lenses is drawn; the rest is outline.
  const columns = square ? 14 : count
  const left = square ? (width - pitch * Math.round(Math.sqrt(count))) / 2 + pitch / 2 : (width - pitch * (count - 1)) / 2
  return {
    views: [
      {
        label: square ? `Face, ${Math.round(Math.sqrt(count))} × ${Math.round(Math.sqrt(count))} lenses, a corner drawn` : `Face, ${count} lenses`,
        width,
        height,
        draw(pen) {
          pen.rect(0, 0, width, height)
          for (let row = 0; row < (square ? columns : 1); row++) for (let column = 0; column < columns; column++) pen.circle(left + column * pitch, square ? left + row * pitch : height / 2, pitch * 0.48, { as: 'fine' })
        },
        spans: [
          { side: 'below', from: 0, to: width, text: figure(width) },
          { side: 'left', from: 0, to: height, text: figure(height) },
          ...(square ? [] : [{ side: 'above' as const, from: left, to: left + pitch, text: figure(pitch), start: height / 2 }]),
        ],
        ...(square && { callouts: [{ x: left + pitch * 13, y: left, text: `Pitch ${figure(pitch)}`, to: [width * 1.06, height * 0.06] }] }),
      },
      ...(thick ? [{ label: 'Side', width: thick, height, draw: (pen: Pen) => pen.rect(0, 0, thick, height), spans: [{ side: 'below' as const, from: 0, to: thick, text: figure(thick) }] }] : []),
    ],
  }
}
