import { keyOfText } from '#domain/finding/tokens.ts'
import { rememberFew } from '#domain/memo/remember-few.ts'
import type { Subject } from './outcome.ts'

/** Whether words or a figure stand in a product's record or texts as they were asked: '1310 nm', 'LSZH'. */
export function saysOf(product: Subject, asked: string): boolean {
  const key = keyOfText(asked)
  return key !== '' && wordsOf(product).includes(` ${key} `)
}

/** Reading one takes half a millisecond, and its words some two kilobytes. */
const maxKept = 300
const wordsOf = rememberFew(
  maxKept,
  ({ name, attributes, text, features = [], sections = [] }: Subject) =>
    ` ${keyOfText(JSON.stringify([name, attributes, text, features, sections]))} `,
)
