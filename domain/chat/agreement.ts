import type { Fit } from '#domain/catalogue/fits.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/assistant.ts'
import type { Subject } from './outcome.ts'
import { withoutBrackets } from './reply-words.ts'

/** How two go together. */
export function agreement({ interface: name, kind, count }: Fit<Subject>, pair: string): string {
  if (!name) return fillIn(texts.isAccessory, { pair })
  const place = withoutBrackets(name)
  if (kind === 'mating') return fillIn(texts.mate, { pair, place })
  return plural(count, texts.fitTogether, { pair, place })
}
