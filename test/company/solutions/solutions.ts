import type { Solution, SolutionsIndex } from '#domain/records/solution.ts'
import { compressedAir } from './compressed-air.ts'
import { plant } from './plant.ts'
import { water } from './water.ts'

export const solutions: Solution[] = [water, compressedAir, plant]

export const solutionsIndex: SolutionsIndex | undefined = {
  path: '/solutions',
  title: 'Solutions',
  description: 'Valves and gauges by what runs through them: water, compressed air, plant media.',
  hero: {
    heading: 'Begin with the medium',
    text: 'It decides the seat; the seat decides the rest.',
    links: [{ label: 'All products', to: '/products' }],
  },
  heading: 'Three media',
  text: 'Each page names the valves for one of them.',
  featured: { solution: plant, label: 'Most asked for', text: 'What acids leave of a seat.' },
  questions: [
    { heading: 'How hot?', text: 'PTFE bears 180 °C, and little pressure there.' },
    { heading: 'How often?', text: 'A valve that never turns sticks.' },
  ],
}
