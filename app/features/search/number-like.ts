const minLength = 6

/** Whether a text may be a part number and nothing else: 'QT-25L', not 'valve 25' nor '1-way'. */
export function isNumberLike(text: string): boolean {
  const written = text.trim()
  return written.length >= minLength && /^(?=\S*\d)[a-z]\S*-\S+$/i.test(written)
}
