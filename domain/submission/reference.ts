import type { Submission } from './submission.ts'

/** What the first character says. */
const letters: Record<Submission['kind'], string> = { contact: 'C', lead: 'D', quote: 'Q' }

/** Crockford's base 32: no letter in it looks like a digit, and no words come about. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const bodyLength = 10
/** The largest prime below 2^50, the numbers of ten characters: each bit of an id counts. */
const modulus = 2n ** 50n - 27n

/**
 * The number by which a visitor and the company speak of a submission, such as 'Q7K3-F9XQ-M4TC':
 * made of its id (a UUID), so that nothing has to be stored or counted. Of a million, two share
 * one with a probability of 1 in 2,000. It says nothing of what was sent and opens nothing.
 */
export function referenceOf({ id, kind }: Pick<Submission, 'id' | 'kind'>): string {
  let rest = BigInt(`0x${id.replaceAll('-', '')}`) % modulus
  let body = ''
  for (let i = 0; i < bodyLength; i++) {
    body = alphabet[Number(rest % 32n)]! + body
    rest /= 32n
  }
  const number = letters[kind] + body
  return grouped(number + checkCharacter(number))
}

/** A reference as somebody typed it, in the form in which it was given; undefined for none. */
export function readReference(text: string): string | undefined {
  const typed = text.toUpperCase().replace(/[\s-]+/g, '')
  const number = typed.replaceAll('O', '0').replace(/[IL]/g, '1')
  if (number.length !== bodyLength + 2 || !Object.values(letters).includes(number[0]!)) return
  if (number.split('').some((character) => !alphabet.includes(character))) return
  return checkCharacter(number.slice(0, -1)) === number.at(-1) ? grouped(number) : undefined
}

const grouped = (number: string) => number.replace(/(.{4})(?=.)/g, '$1-')

/** ISO/IEC 7812-1, annex B (Luhn), in base 32: finds any one character that is wrong. */
function checkCharacter(number: string): string {
  let sum = 0
  for (const [i, character] of number.split('').reverse().entries()) {
    const value = alphabet.indexOf(character) * (i % 2 ? 1 : 2)
    sum += Math.floor(value / 32) + (value % 32)
  }
  return alphabet[(32 - (sum % 32)) % 32]!
}
