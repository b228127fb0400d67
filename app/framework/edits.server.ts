/** A piece of a text, `of` letters from `at` on, and what stands there instead. */
export type Edit = { at: number; of: number; text: string }

/** The text with all of them, put together once: a page is long, and each copy of it is garbage. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let from = 0
  const pieces = edits
    .toSorted((a, b) => a.at - b.at)
    .flatMap((edit) => {
      const before = text.slice(from, edit.at)
      from = edit.at + edit.of
      return [before, edit.text]
    })
  return pieces.join('') + text.slice(from)
}
