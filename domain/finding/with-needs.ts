import type { Vocabulary } from './vocabulary.ts'

/** The vocabulary with more of what products are wanted for than a page can carry. */
export function withNeeds(
  vocabulary: Vocabulary,
  needs: Readonly<Record<string, string>>,
): Vocabulary {
  const { uses = {} } = vocabulary
  const both = Object.entries(needs).map(([slug, text]) => [
    slug,
    Object.hasOwn(uses, slug) ? `${uses[slug]}, ${text}` : text,
  ])
  return { ...vocabulary, uses: { ...uses, ...(Object.fromEntries(both) as typeof uses) } }
}
