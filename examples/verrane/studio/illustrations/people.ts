import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { path, ring } from './shapes.ts'

const width = 480
const height = 600

/** The people of company/leadership.ts. They are invented, so they get a monogram and no face. */
const people = [
  { name: 'Margit Halloran', initials: 'MH' },
  { name: 'Teodor Brandvik', initials: 'TB' },
  { name: 'Priya Ranganathan', initials: 'PR' },
  { name: 'Kenji Morisaki', initials: 'KM' },
  { name: 'Annelies de Wael', initials: 'AdW' },
  { name: 'Rafael Ocampo', initials: 'RO' },
  { name: 'Lin Yuwen', initials: 'LY' },
]

/** Initials over the end of a fiber bundle; which fibers are lit follows from the name. */
export const portraits = (kit: Kit): Drawing[] =>
  people.map(({ name, initials }) => {
    const random = sequence(name)
    const pitch = 26
    const centre = [width * (0.3 + random() * 0.4), 190 + random() * 60] as const
    const turn = random() * (Math.PI / 3)
    const rings = 9
    const dark: string[] = []
    const lit: string[] = []
    for (let row = -rings; row <= rings; row++) {
      for (let column = -rings; column <= rings; column++) {
        if (Math.abs(row + column) > rings) continue
        const u = pitch * (column + row / 2)
        const v = pitch * row * (Math.sqrt(3) / 2)
        const x = centre[0] + u * Math.cos(turn) - v * Math.sin(turn)
        const y = centre[1] + u * Math.sin(turn) + v * Math.cos(turn)
        const shines = random() < 0.07
        if (x < -pitch || x > width + pitch || y < -pitch || y > 430) continue
        dark.push(ring(x, y, pitch / 2))
        if (shines) lit.push(ring(x, y, 4.5))
      }
    }
    return {
      file: `storage/stockImages/people/${name.toLowerCase().replaceAll(' ', '-')}.svg`,
      svg: sheet({
        width,
        height,
        title: `${name}, monogram`,
        ground: kit.color.ground,
        body:
          kit.hair(path(dark.join('')), 'mute', 0.75).replace('<g ', '<g opacity=".6" ') +
          kit.fill(path(lit.join('')), 'accent') +
          `<path fill="${kit.color.ground}" d="M0 436H${width}V${height}H0z"/>` +
          kit.ink(path(`M0 436H${width}`), 1) +
          kit.text(initials, { x: 28, y: 556, size: 124, weight: 600, tracking: -0.04 }),
      }),
    }
  })

/** Numbers from 0 to 1 that depend on the name alone (mulberry32). */
function sequence(name: string): () => number {
  let state = Array.from(name).reduce(
    (sum, character) => Math.imul(sum ^ character.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  )
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}
