import { keyOfText } from '#domain/finding/tokens.ts'
import type { Subject } from './outcome.ts'

/** Whether words or a figure stand in a product's record or texts as they were asked: '1310 nm', 'LSZH'. */
export function saysOf(
  { name, attributes, text, features = [], sections = [] }: Subject,
  asked: string,
): boolean {
  const own = keyOfText(JSON.stringify([name, attributes, text, features, sections]))
  const key = keyOfText(asked)
  return key !== '' && ` ${own} `.includes(` ${key} `)
}
