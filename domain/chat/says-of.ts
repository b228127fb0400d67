import { keyOfText } from '#domain/finding/tokens.ts'
import type { Subject } from './outcome.ts'

/** Whether words or a figure stand in a product's record or texts as they were asked: '1310 nm', 'LSZH'. */
export function saysOf(product: Subject, asked: string): boolean {
  return createSaysOf(product)(asked)
}

/** The same of one product, whose texts are read once. */
export function createSaysOf({ name, attributes, text, features = [], sections = [] }: Subject) {
  let own: string | undefined
  return (asked: string): boolean => {
    const key = keyOfText(asked)
    if (key === '') return false
    own ??= ` ${keyOfText(JSON.stringify([name, attributes, text, features, sections]))} `
    return own.includes(` ${key} `)
  }
}
