import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/list.ts'
import * as locale from '#texts/locale.ts'

/** '2 lines, 1,200 pieces'. */
export function amountText(lines: number, pieces: number): string {
  return fillIn(texts.amount, {
    lines: plural(lines, texts.lineCount),
    pieces: plural(pieces, texts.pieceCount, { count: pieces.toLocaleString(locale.locale) }),
  })
}
