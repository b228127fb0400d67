import { expect, test } from 'vitest'
import { withNeeds } from './with-needs.ts'

test('what products are wanted for stands behind what their uses say', () => {
  const { uses } = withNeeds(
    { uses: { seal: 'leaks', Globes: 'round' } },
    { seal: 'drips', cap: 'theft' },
  )
  expect(uses).toEqual({ seal: 'leaks, drips', Globes: 'round', cap: 'theft' })
})
