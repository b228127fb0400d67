const minLength = 6

/** Whether a text may be a part number and nothing else: 'QT-25L', not 'valve 25' nor '1-way'. */
export function isNumberLike(text: string): boolean {
  const written = text.trim()
  const dash = written.indexOf('-')
  return (
    written.length >= minLength &&
    /^[a-z]\S*$/i.test(written) &&
    /\d/.test(written) &&
    dash > 0 &&
    dash < written.length - 1
  )
}
