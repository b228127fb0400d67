import type { TextAnswers, TextQuestion } from './text-messages.ts'
import { createHelper, type Helper } from './helper.ts'

/** The thread that has documents read and searches their texts, which it keeps in `folder`. */
export type TextThread = Helper<TextQuestion, TextAnswers>

export function createTextThread(folder: string): TextThread {
  return createHelper('text-worker.ts', {
    as: 'thread',
    data: { folder },
    timeoutMilliseconds: 180_000,
  })
}
