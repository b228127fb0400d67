import { describe, expect, test } from 'vitest'
import { events } from '../company/events.ts'
import { newsArticles } from '../company/news-articles.ts'
import { pressReleases } from '../company/press-releases.ts'

const newestFirst = (dates: string[]) => dates.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0))
const isDay = (text: string) => new Date(text).toISOString().startsWith(text)

// SPECIFICATION, 9.
describe('the news', () => {
  test('has 8 articles and 18 releases, no two of one headline', () => {
    expect([newsArticles.length, pressReleases.length]).toEqual([8, 18])
    const headlines = [...newsArticles, ...pressReleases].map(({ headline }) => headline)
    expect(new Set(headlines).size).toBe(headlines.length)
  })

  test('has each its day, and the newest first', () => {
    for (const list of [newsArticles, pressReleases]) {
      const dates = list.map(({ date }) => date)
      expect(dates.filter((date) => !isDay(date))).toEqual([])
      expect(dates).toEqual(newestFirst(dates))
    }
  })

  test('tells each of them in two sentences', () => {
    const others = [...newsArticles, ...pressReleases].filter(
      ({ body }) => body.match(/\.( |$)/g)?.length !== 2,
    )
    expect(others.map(({ headline }) => headline)).toEqual([])
  })

  test('meets at five events on the days of 2026 that are known', () => {
    expect(events.map(({ start, end }) => `${start}/${end}`)).toEqual([
      '2026-01-18/2026-01-22',
      '2026-02-17/2026-02-18',
      '2026-03-17/2026-03-19',
      '2026-05-17/2026-05-20',
      '2026-08-18/2026-08-20',
    ])
  })
})
