import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import type { Weight } from './lettering.ts'
import { circle, line, path, rect, ring, times } from './shapes.ts'

const folder = 'storage/stockImages/logos'

type House = {
  name: string
  /** One or two lines of lettering. */
  words: [string, string?]
  weight: Weight
  size?: number
  tracking?: number
  /** A sign 48 units square, drawn in ink. */
  sign: (kit: Kit) => string
}

const stroke = (kit: Kit, body: string, width: number) => kit.ink(body, width)

/** Invented houses: none is meant to be, or to look like, a company that exists. */
const houses: House[] = [
  {
    name: 'quillhaven',
    words: ['Quillhaven', 'SUPPLY'],
    weight: 600,
    sign: (kit) => stroke(kit, circle(22, 22, 17) + path('M22 22L40 44M22 31a9 9 0 1 1 9-9'), 4),
  },
  {
    name: 'pellworth',
    words: ['PELLWORTH', 'CABLING'],
    weight: 700,
    tracking: 0.06,
    size: 20,
    sign: (kit) =>
      kit.fill(rect(4, 4, 9, 40) + path('M18 4h12a13 13 0 0 1 0 26h-12v-9h12a4 4 0 0 0 0-8h-12z')),
  },
  {
    name: 'tarrow-ridge',
    words: ['Tarrow Ridge', 'DATACOM'],
    weight: 500,
    sign: (kit) => stroke(kit, path('M2 40L17 12L26 28L32 18L46 40') + path('M2 46H46'), 3),
  },
  {
    name: 'van-loerik',
    words: ['van Loerik', 'GLASVEZEL'],
    weight: 700,
    sign: (kit) => kit.fill(path('M0 6h8l6 21 6-21h8L17.5 42h-7zM33 6h7v30h8v6H33z')),
  },
  {
    name: 'sundvik',
    words: ['sundvik nät'],
    weight: 600,
    size: 28,
    sign: (kit) =>
      stroke(
        kit,
        times(3, (index) => path(`M2 ${14 + index * 10}c7-7 15-7 22 0s15 7 22 0`)).join(''),
        3.5,
      ),
  },
  {
    name: 'kirimori',
    words: ['KIRIMORI', 'OPTICS TRADING'],
    weight: 600,
    tracking: 0.12,
    size: 20,
    sign: (kit) =>
      stroke(
        kit,
        circle(24, 24, 20) + line(24, 8, 24, 44) + path('M10 32L24 18L38 32M15 22L24 13L33 22'),
        2.5,
      ),
  },
  {
    name: 'yulan-harbor',
    words: ['Yulan Harbor', 'NETWORKS'],
    weight: 600,
    sign: (kit) =>
      stroke(
        kit,
        path(
          'M24 44C10 34 10 18 24 4C38 18 38 34 24 44ZM24 44C8 42 3 32 4 22C12 22 18 28 24 44ZM24 44C40 42 45 32 44 22C36 22 30 28 24 44Z',
        ),
        2.5,
      ),
  },
  {
    name: 'isla-verano',
    words: ['isla verano', 'TELECOM SUPPLY'],
    weight: 500,
    sign: (kit) => kit.fill(path(ring(24, 20, 12)) + path('M2 36h44v3.5H2zM9 42.5h30v3.5H9z')),
  },
]

export const distributorLogos = (kit: Kit): Drawing[] =>
  houses.map(({ name, words: [first, second], weight, size = 23, tracking = -0.01, sign }) => {
    const main = { x: 62, y: second ? 31 : 41, size, weight, tracking }
    const small = { x: 62.5, y: 50, size: 11.5, weight: 500, tracking: 0.16 } as const
    const width = Math.ceil(
      62 +
        Math.max(kit.letters.width(first, main), second ? kit.letters.width(second, small) : 0) +
        6,
    )
    return {
      file: `${folder}/distributor-${name}.svg`,
      svg: sheet({
        width,
        height: 64,
        title: second ? `${first} ${second}` : first,
        body: `<g transform="translate(6 8)">${sign(kit)}</g>${kit.text(first, main)}${second ? kit.text(second, small) : ''}`,
      }),
    }
  })
