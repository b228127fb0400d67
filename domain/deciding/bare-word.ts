import { withoutAtEnd } from '#domain/texts/cut-end.ts'

/** Without the signs that stand between a number and its quantity, or around either. */
export function bareWord(word: string): string {
  return withoutAtEnd(word.replace(/^[([•*#]+/, ''), ')]:,;=').trim()
}
