import { chinese } from './chinese.ts'
import { dutch } from './dutch.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import type { ReplyTexts } from './reply-texts.ts'
import { spanish } from './spanish.ts'

/** By ISO 639-1 code. A site's own language has its texts in `#texts/reply.ts`. */
export const repliesByLanguage: Readonly<Record<string, ReplyTexts>> = {
  de: german,
  fr: french,
  es: spanish,
  nl: dutch,
  it: italian,
  zh: chinese,
  ja: japanese,
}
