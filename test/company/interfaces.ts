import type { InterfaceDefinition } from '#domain/records/interface.ts'

export const interfaces: InterfaceDefinition[] = [
  { name: 'DN 15 seat', kind: 'place', explain: 'The bore that takes a seat kit of DN 15.' },
  { name: 'DN 25 seat', kind: 'place', explain: 'The bore that takes a seat kit of DN 25.' },
  {
    name: 'G 1/4 test port',
    kind: 'mating',
    explain: 'A parallel pipe thread for a gauge, sealed by a flat ring.',
    plural: 'G 1/4 test ports',
  },
]
