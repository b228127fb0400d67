import { expect, test } from 'vitest'
import { sampleSearch } from './sample-search.fixture.ts'

test.each([
  ['something to measure loss at 1550', 'Loss and return loss test sets'],
  ['what do I use to measure the loss of a link?', 'Loss and return loss test sets'],
  ['what do I use to measure power at 1310?', 'Power meters and light sources'],
  ['we need something that measures power', 'Power meters and light sources'],
  ['device for checking end faces', 'Inspection and cleaning'],
])('a meter is asked for by what it measures: %s', (text, type) => {
  const { matches } = sampleSearch.find(text)
  expect(matches.find(({ isOfKind }) => isOfKind)?.product.subFamily).toBe(type)
})

test('what is measured on a thing that is asked for asks for no meter', () => {
  const [best] = sampleSearch.find('patch panel that lets us measure loss').matches
  expect(best?.product.family).toBe('Fiber Patch Panels')
})
