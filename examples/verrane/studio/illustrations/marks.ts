import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { circle } from './shapes.ts'

const folder = 'storage/stockImages/logos'

/** Plain roundels: what is met and by which text. They imitate no certification body's mark. */
const marks = [
  {
    name: 'iso-9001',
    title: 'Quality management system, ISO 9001:2015',
    above: 'QUALITY MANAGEMENT',
    lines: ['ISO', '9001'],
    below: '2015',
  },
  {
    name: 'iso-14001',
    title: 'Environmental management system, ISO 14001:2015',
    above: 'ENVIRONMENTAL MANAGEMENT',
    lines: ['ISO', '14001'],
    below: '2015',
  },
  {
    name: 'rohs',
    title: 'Restriction of hazardous substances, directive 2011/65/EU',
    above: 'HAZARDOUS SUBSTANCES',
    lines: ['RoHS'],
    below: '2011/65/EU',
  },
  {
    name: 'baba',
    title: 'Build America, Buy America: self-certified',
    above: 'BUILD AMERICA, BUY AMERICA',
    lines: ['BABA'],
    below: 'SELF-CERTIFIED',
  },
]

export const certificationMarks = (kit: Kit): Drawing[] =>
  marks.map(({ name, title, above, lines, below }) => {
    const letters = { x: 80, y: 80, size: 10.5, weight: 600, tracking: 0.09 } as const
    const around =
      kit.letters.around(above, { ...letters, radius: 60 }) +
      kit.letters.around(below, { ...letters, radius: 60, below: true })
    const size = lines.length > 1 ? 27 : 29
    const words = lines
      .map((words, index) =>
        kit.text(words, {
          x: 80,
          y: lines.length > 1 ? 76 + index * 28 : 90,
          size: index === 0 && lines.length > 1 ? 19 : size,
          weight: 600,
          anchor: 'middle',
          tracking: -0.01,
        }),
      )
      .join('')
    return {
      file: `${folder}/mark-${name}.svg`,
      svg: sheet({
        width: 160,
        height: 160,
        title,
        body:
          kit.ink(circle(80, 80, 77)) +
          `<g stroke="${kit.color.positive}" stroke-width="2">${circle(80, 80, 50)}</g>` +
          kit.fill(around) +
          words,
      }),
    }
  })
