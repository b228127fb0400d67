import type { NewsPage } from '#domain/records/news.ts'

export const newsPage: NewsPage | undefined = undefined
