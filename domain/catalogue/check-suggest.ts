import { createNearest, type Nearest } from './nearest.ts'

/** The known name nearest to one that nobody has, as advice. Prepared at the first fault. */
export function createSuggest(known: Iterable<string>): (asked: string) => string | undefined {
  let near: Nearest<{ name: string; slug: string }> | undefined
  return (asked) => {
    near ??= createNearest([...known].map((name) => ({ name, slug: '' })))
    return near(asked, 1)[0]?.name
  }
}
