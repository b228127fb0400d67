import type { Size } from '#domain/catalogue/size.ts'
import { allViews, inBoth, type DrawingView } from './drawing-views.ts'

type Pair = readonly [code: number, value: string | number]
type Layer = keyof typeof layers

/** With their colors of the AutoCAD index: 7 is black on white and white on black. */
const layers = { OUTLINE: 7, CENTER: 1, DIMENSIONS: 8, TEXT: 7 }

/**
 * A product's outline as AutoCAD R12 has drawings (AC1009), which every CAD program reads: model
 * space in millimetres at true size, lines and texts alone, for R12's dimensions are blocks.
 */
export function outlineDxf(name: string, size: Size): string {
  const views = allViews(size)
  const right = Math.max(...views.map(({ x, width }) => x + width))
  const top = Math.max(...views.map(({ y, height }) => y + height))
  const letter = Math.max(right, top) / 40
  const pairs: Pair[] = [
    ...section('HEADER', [
      ...variable('ACADVER', [[1, 'AC1009']]),
      ...variable('EXTMIN', place(-12 * letter, -9 * letter)),
      ...variable('EXTMAX', place(right, top)),
      // Decimal figures; 4 millimetres, of which programs of today read what a unit is.
      ...variable('LUNITS', [[70, 2]]),
      ...variable('INSUNITS', [[70, 4]]),
      ...variable('MEASUREMENT', [[70, 1]]),
    ]),
    ...section('TABLES', [...lineTypes(letter), ...layerTable(), ...styles()]),
    ...section('BLOCKS', []),
    ...section('ENTITIES', [
      ...views.flatMap((view) => [
        ...outline(view),
        ...centerLines(view, letter),
        ...dimensions(view, letter),
      ]),
      ...text('TEXT', name, 0, -8 * letter, letter),
    ]),
    [0, 'EOF'],
  ]
  return pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('')
}

function outline({ shape, x, y, width, height }: DrawingView): Pair[] {
  if (shape === 'circle') {
    return entity('CIRCLE', 'OUTLINE', [...place(x + width / 2, y + height / 2), [40, width / 2]])
  }
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const
  return corners.flatMap((corner, at) => line('OUTLINE', ...corner, ...corners[(at + 1) % 4]!))
}

function centerLines({ shape, x, y, width, height }: DrawingView, over: number): Pair[] {
  if (shape !== 'circle') return []
  const [cx, cy] = [x + width / 2, y + height / 2]
  return [
    ...line('CENTER', x - over, cy, x + width + over, cy),
    ...line('CENTER', cx, y - over, cx, y + height + over),
  ]
}

/** A line with a stroke across each end, what leads to it, and its figure in both systems. */
function dimensions({ x, y, width, height, below, left }: DrawingView, letter: number): Pair[] {
  const away = 3 * letter
  const [right, top] = [x + width, y + height]
  const drawn = (...ends: [x1: number, y1: number, x2: number, y2: number]) =>
    line('DIMENSIONS', ...ends)
  const stroke = (sx: number, sy: number) =>
    drawn(sx - letter / 2, sy - letter / 2, sx + letter / 2, sy + letter / 2)
  const figure = ({ mm, isDiameter }: NonNullable<DrawingView['below']>) =>
    (isDiameter ? '%%c' : '') + inBoth(mm)
  const pairs: Pair[] = []
  if (below) {
    pairs.push(...drawn(x, y - away, right, y - away))
    for (const at of [x, right]) {
      pairs.push(...drawn(at, y - letter, at, y - away - letter), ...stroke(at, y - away))
    }
    const place = [x + width / 2, y - away - 1.5 * letter] as const
    pairs.push(...text('DIMENSIONS', figure(below), ...place, letter, 1))
  }
  if (left) {
    pairs.push(...drawn(x - away, y, x - away, top))
    for (const at of [y, top]) {
      pairs.push(...drawn(x - letter, at, x - away - letter, at), ...stroke(x - away, at))
    }
    const place = [x - away - letter, y + height / 2] as const
    pairs.push(...text('DIMENSIONS', figure(left), ...place, letter, 2))
  }
  return pairs
}

const section = (name: string, content: Pair[]): Pair[] => [
  [0, 'SECTION'],
  [2, name],
  ...content,
  [0, 'ENDSEC'],
]

const variable = (name: string, values: readonly Pair[]): Pair[] => [[9, `$${name}`], ...values]

const table = (name: string, entries: Pair[][]): Pair[] => [
  [0, 'TABLE'],
  [2, name],
  [70, entries.length],
  ...entries.flat(),
  [0, 'ENDTAB'],
]

function lineTypes(letter: number): Pair[] {
  const type = (name: string, about: string, strokes: number[]): Pair[] => [
    [0, 'LTYPE'],
    [2, name],
    [70, 0],
    [3, about],
    [72, 65],
    [73, strokes.length],
    [40, figureOf(strokes.reduce((sum, one) => sum + Math.abs(one), 0))],
    ...strokes.map((one): Pair => [49, figureOf(one)]),
  ]
  const dashes = [4, -1, 1, -1].map((one) => one * letter)
  return table('LTYPE', [
    type('CONTINUOUS', 'Solid line', []),
    type('CENTER', 'Center line', dashes),
  ])
}

const layerTable = (): Pair[] =>
  table(
    'LAYER',
    Object.entries(layers).map(([name, color]) => [
      [0, 'LAYER'],
      [2, name],
      [70, 0],
      [62, color],
      [6, name === 'CENTER' ? 'CENTER' : 'CONTINUOUS'],
    ]),
  )

const styles = (): Pair[] =>
  table('STYLE', [
    [
      [0, 'STYLE'],
      [2, 'STANDARD'],
      [70, 0],
      [40, 0],
      [41, 1],
      [50, 0],
      [71, 0],
      [42, 2.5],
      [3, 'txt'],
      [4, ''],
    ],
  ])

const entity = (type: string, layer: Layer, values: readonly Pair[]): Pair[] => [
  [0, type],
  [8, layer],
  ...values,
]

const line = (layer: Layer, x1: number, y1: number, x2: number, y2: number): Pair[] =>
  entity('LINE', layer, [...place(x1, y1), ...place(x2, y2, 1)])

/** `side`: 0 begins there, 1 has its middle there, 2 ends there. */
function text(layer: Layer, words: string, x: number, y: number, letter: number, side = 0): Pair[] {
  const at = place(x, y)
  return entity('TEXT', layer, [
    ...at,
    [40, figureOf(letter)],
    [1, plain(words)],
    ...(side ? ([[72, side], ...place(x, y, 1), [73, 2]] as const) : []),
  ])
}

const place = (x: number, y: number, point = 0): Pair[] => [
  [10 + point, figureOf(x)],
  [20 + point, figureOf(y)],
  [30 + point, 0],
]

const figureOf = (mm: number) => Math.round(mm * 1e4) / 1e4

/** R12 knows ASCII; signs beyond it are written as their numbers, and no word ends a line. */
function plain(words: string): string {
  return Array.from(words.replaceAll(/\s+/g, ' '), (sign) => {
    const code = sign.codePointAt(0)!
    if (code >= 32 && code < 127) return sign
    return code > 0xffff ? '?' : `\\U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  }).join('')
}
