import { createNearest, type Nearest } from './nearest.ts'

/**
 * The known name nearest to one that nobody has, as advice. Comparing takes its time: it is
 * prepared at the first fault, and told for the first hundred only.
 */
export function createSuggest(known: Iterable<string>) {
  let near: Nearest<{ name: string; slug: string }> | undefined
  const told = new Map<string, string | undefined>()
  return (asked: string): string | undefined => {
    if (!told.has(asked)) {
      if (told.size >= 100) return undefined
      near ??= createNearest([...known].map((name) => ({ name, slug: '' })))
      told.set(asked, near(asked, 1)[0]?.name)
    }
    return told.get(asked)
  }
}
