import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()
const forced = { forcedColors: 'active' as const, reducedMotion: 'reduce' as const }
const style = (place: Locator, name: string) =>
  place.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

test('in forced colors a pressed choice is told from the others', async () => {
  const page = await visit('/knowledge-center', forced)
  const kinds = page.getByRole('group', { name: 'Kind of document' })
  const pressed = kinds.getByRole('button', { pressed: true })
  const other = kinds.getByRole('button', { pressed: false }).first()
  expect(await style(pressed, 'background-color')).not.toBe(await style(other, 'background-color'))
})

test('in forced colors the assistant’s button has an edge', async () => {
  const page = await visit('/products', forced)
  const button = page.getByRole('button', { name: 'Ask our assistant' })
  expect(await style(button, 'border-top-style')).toBe('solid')
  // Transparent is drawn as text there.
  expect(await style(button, 'border-top-color')).not.toBe('rgba(0, 0, 0, 0)')
})
