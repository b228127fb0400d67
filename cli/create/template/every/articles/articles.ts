import type { ArticleHead } from '#domain/records/article.ts'

export const articles: ArticleHead[] = []
