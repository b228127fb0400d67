import type { Solution, SolutionsIndex } from '#domain/records/solution.ts'
import { keepTogether } from '#app/lib/keep-together.ts'

export type SolutionCard = { slug: string; name: string; text: string; image: string }
export type SolutionsView = ReturnType<typeof solutionsView>

/** The index: a card for each solution but the one that stands before them. */
export function solutionsView(index: SolutionsIndex, solutions: readonly Solution[]) {
  const { featured, ...page } = index
  return keepTogether({
    ...page,
    featured: featured && {
      ...toCard(featured.solution),
      text: featured.text,
      label: featured.label,
    },
    cards: solutions.filter((solution) => solution !== featured?.solution).map(toCard),
  })
}

function toCard({ slug, name, summary, hero }: Solution): SolutionCard {
  return { slug, name, text: summary, image: hero.film?.poster ?? '' }
}
