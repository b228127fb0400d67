import { expect, test } from 'vitest'
import type { Solution, SolutionsIndex } from '#domain/records/solution.ts'
import { solutionsView } from '#app/routes/solutions.tsx'

const index: SolutionsIndex = {
  path: '/solutions',
  title: 'Solutions',
  description: 'a',
  hero: { heading: 'b', text: 'c' },
  heading: 'd',
  text: 'e',
  questions: [],
}
const solution = (slug: string, poster?: string): Solution => ({
  path: `/solutions/${slug}`,
  title: slug,
  description: slug,
  slug,
  name: slug,
  summary: `${slug}.`,
  hero: { heading: slug, text: slug, ...(poster && { film: { film: '', poster, alt: '' } }) },
  intro: { text: slug },
  strengths: [],
  families: [],
  parts: [],
})

test('every solution has a card, but for the one that stands before them', () => {
  const [a, b] = [solution('a', 'a.webp'), solution('b')]
  const cards = (view: ReturnType<typeof solutionsView>) => view.cards.map(({ slug }) => slug)
  const plain = solutionsView(index, [a, b])
  expect(cards(plain)).toEqual(['a', 'b'])
  expect(plain.featured).toBeUndefined()
  const featured = { solution: a, label: 'Go', text: 'First' }
  const view = solutionsView({ ...index, featured }, [a, b])
  expect(cards(view)).toEqual(['b'])
  expect(view.featured).toMatchObject({ slug: 'a', label: 'Go', text: 'First' })
})

test('a solution without a film has a card without a picture', () => {
  const images = solutionsView(index, [solution('a', 'a.webp'), solution('b')]).cards
  expect(images.map(({ image }) => image)).toEqual(['a.webp', ''])
})
