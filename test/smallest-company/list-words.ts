import type { ListWords } from '#domain/records/list-words.ts'

export const listWords: ListWords = { example: '4 QB-15' }
