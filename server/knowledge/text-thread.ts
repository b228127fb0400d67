import * as locale from '#texts/locale.ts'
import type { TextAnswers, TextQuestion } from './text-messages.ts'
import { createHelper, type Helper } from './helper.ts'

export type TextSettings = { folder: string; language: string; direction: 'ltr' | 'rtl' }

/** The thread that has documents read and searches their texts, which it keeps in `folder`. */
export type TextThread = Helper<TextQuestion, TextAnswers>

export function createTextThread(folder: string): TextThread {
  return createHelper('text-worker', {
    as: 'thread',
    // It runs beside the build, and knows nothing of the company's words.
    data: { folder, language: locale.language, direction: locale.direction } satisfies TextSettings,
    timeoutMilliseconds: 180_000,
  })
}
