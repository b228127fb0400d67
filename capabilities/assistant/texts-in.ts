import { lookup } from '#domain/lookup.ts'
import { repliesByLanguage } from '#domain/texts/replies/replies.ts'
import type { ReplyTexts } from '#domain/texts/replies/reply-texts.ts'
import * as ownLocale from '#texts/locale.ts'

/** Texts in a language, else in the site's own. */
export const textsIn = (language: string, own: ReplyTexts): ReplyTexts =>
  language === ownLocale.language ? own : (lookup(repliesByLanguage, language) ?? own)
