import { BothUnits } from '#app/ui/both-units.tsx'
import { weightText } from './weight-text.ts'

/** In both systems of units; the style sheet shows the visitor's. */
export function Weight({ weight }: { weight: number }) {
  return <BothUnits {...weightText(weight)} />
}
