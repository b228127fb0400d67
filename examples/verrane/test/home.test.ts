import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { events as calendar } from '../company/events.ts'
import { events, hero, news } from '../home.ts'
import { fixedPages } from '../pages.ts'

// Home keeps its own few words of these, so that it need not load theirs.

test('home dates the events of the calendar, in its order', () => {
  expect(events!.dates.map(({ name }) => name)).toEqual(calendar.map(({ name }) => name))
  const days = events!.dates.map(({ when }) => when.match(/\d+/g)!.map(Number))
  const day = (iso: string) => Number(iso.slice(-2))
  expect(days).toEqual(calendar.map(({ start, end }) => [day(start), day(end)]))
})

test('news on home has the names of what it leads to', () => {
  const nameOf = (to: string) =>
    fixedPages.find(({ path }) => path === to)?.title ?? productName(to.slice(1))
  expect(news!.cards.map(({ title }) => title)).toEqual(news!.cards.map(({ to }) => nameOf(to)))
})

test('the hero has four slides, and each leads elsewhere', () => {
  expect(new Set(hero.slides.map(({ buttonLink }) => buttonLink.to)).size).toBe(4)
})

function productName(slug: string): string {
  const file = new URL(`../catalogue/${slug}.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { product: string }).product
}
