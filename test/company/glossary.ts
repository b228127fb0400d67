import type { GlossaryEntry } from '#domain/records/glossary.ts'

export const glossary: GlossaryEntry[] = [
  {
    said: ['Full bore'],
    explain: 'The hole through the ball is as wide as the pipe, so that nothing narrows the flow.',
  },
  {
    said: ['Reduced bore'],
    explain: 'The hole through the ball is one size below the pipe: lighter, with a small loss.',
  },
]
