export type PageText = { page: number; text: string }

/**
 * Whole pages of a PDF together while they fit into a part, of so many characters; one that is
 * longer goes on in the next part.
 */
export function pdfParts(pages: readonly string[], maxPartLength: number): PageText[][] {
  const parts: PageText[][] = [[]]
  let room = maxPartLength
  for (const [at, whole] of pages.entries()) {
    for (let text = whole, isFirst = true; text || isFirst; isFirst = false) {
      if (text.length > room && room < maxPartLength) {
        parts.push([])
        room = maxPartLength
      }
      const length = lengthOf(text, room)
      parts.at(-1)!.push({ page: at + 1, text: text.slice(0, length).trim() })
      // What is left of a page begins the next part.
      text = text.slice(length).trimStart()
      room = text ? 0 : room - length
    }
  }
  return parts
}

/** As far as there is room, to the end of a word where there is one. */
function lengthOf(text: string, room: number): number {
  if (text.length <= room) return text.length
  const end = text.lastIndexOf(' ', room)
  return end > 0 ? end : room
}
