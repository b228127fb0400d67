import { bare } from '#domain/catalogue/search.ts'

/** The text is a part number, whole, in part, built or with a slip, and nothing besides. */
export function isNumberAlone(
  text: string,
  numbers: readonly { partNumber: string; match: string }[],
): boolean {
  const written = bare(text)
  return numbers.some(({ partNumber, match }) => {
    const number = bare(partNumber)
    if (match === 'near') return !/\s/.test(text.trim())
    return (
      number.includes(written) || (number !== '' && written.startsWith(number) && !/\s/.test(text))
    )
  })
}
