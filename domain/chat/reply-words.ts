import type { Subject } from './outcome.ts'
import { bracketName } from './product-names.ts'

/** Brackets recommend: no other text may hold any. */
export const named = ({ name }: Subject) => `[${bracketName(name)}]`

export const withoutBrackets = (text: string) => text.replaceAll('[', '(').replaceAll(']', ')')

export function inWords(list: readonly string[], and = 'and'): string {
  if (list.length < 2) return list.join('')
  return `${list.slice(0, -1).join(', ')} ${and} ${list.at(-1)}`
}
