/** Of a piece of an address what it says; itself where it was not written as one. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
