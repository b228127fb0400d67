import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { articles } from '#content/articles/articles.ts'
import { legalPages } from '#content/legal/legal.ts'
import { site } from '#content/site.ts'
import { articleView } from '#app/features/article/article-view.server.ts'
import { legalView } from '#app/features/legal/legal-view.server.ts'
import { drawingSize } from '#app/ui/figure.tsx'
import type { ProsePiece } from '#app/features/prose/prose.tsx'

const htmlOf = (parts: ProsePiece[]) =>
  parts.map((part) => (part.kind === 'text' ? part.html : '')).join('')
const linksOf = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to!)

const filesBeside = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `/${name.replace(/\.md$/, '')}`)

test('every text beside the records belongs to one of them', () => {
  expect(filesBeside('examples/verrane/articles').toSorted()).toEqual(
    articles.map(({ path }) => path).toSorted(),
  )
  expect(filesBeside('examples/verrane/legal').toSorted()).toEqual(
    legalPages.map(({ path }) => path).toSorted(),
  )
})

describe.each(articles)('$path', ({ path, published, date, image }) => {
  const view = articleView(path)!
  const html = htmlOf(view.parts)
  const figures = view.parts.filter((part) => part.kind === 'figure')

  test('is long enough to be worth reading', () => {
    const words = html.replaceAll(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}][^\s]*/gu) ?? []
    expect(words.length).toBeGreaterThanOrEqual(900)
    expect(view.minutes).toBeGreaterThanOrEqual(Math.floor(words.length / 250))
  })

  test('shows two figures and a table at least, and its drawings exist in the one size', () => {
    expect(figures.length).toBeGreaterThanOrEqual(2)
    expect(view.parts.some(({ kind }) => kind === 'table')).toBe(true)
    const drawings = [image, ...figures.map((figure) => figure.image)]
    expect(new Set(drawings).size).toBe(drawings.length)
    const { width, height } = drawingSize
    const odd = drawings.filter((name) => {
      const file = `examples/verrane/storage/${name}`
      const size = new RegExp(`^<svg [^>]*width="${width}" height="${height}"`)
      return !existsSync(file) || !size.test(readFileSync(file, 'utf8'))
    })
    expect(odd).toEqual([])
  })

  test('closes with its sources, and cites those that it lists', () => {
    expect(view.contents.at(-1)).toEqual({ id: 'sources', text: 'Sources' })
    const [text = '', sources = ''] = html.split('<h2 id="sources"')
    const listed = sources.match(/<li>/g)?.length ?? 0
    expect(linksOf(sources).filter((to) => to.startsWith('http')).length).toBeGreaterThanOrEqual(3)
    const cited = [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number))
    expect(cited.length).toBeGreaterThan(0)
    expect(cited.filter((number) => number < 1 || number > listed)).toEqual([])
  })

  test('is dated alike for readers and for machines', () => {
    const shown = new Date(date.replace(/(\d)(?:st|nd|rd|th)\b/, '$1'))
    const parts = [shown.getFullYear(), shown.getMonth() + 1, shown.getDate()]
    const iso = parts.map((part) => String(part).padStart(2, '0')).join('-')
    expect(iso.startsWith(published)).toBe(true)
    expect(published).toMatch(/^\d{4}-\d{2}(-\d{2})?$/)
  })

  test('leads on to all other articles, the next one first', () => {
    const others = articles.map((article) => article.path).filter((other) => other !== path)
    expect(view.next.map((article) => article.path).toSorted()).toEqual(others.toSorted())
    const at = articles.findIndex((article) => article.path === path)
    expect(view.next[0]).toBe(articles[(at + 1) % articles.length])
  })
})

test('an address in small letters finds its article, an unknown one none', () => {
  const [article] = articles.filter(({ path }) => path !== path.toLowerCase())
  expect(articleView(article!.path.toLowerCase())?.path).toBe(article!.path)
  expect(articleView('/no-such-article')).toBeUndefined()
  expect(legalView('/no-such-page')).toBeUndefined()
})

describe.each(legalPages)('$path', ({ path }) => {
  const view = legalView(path)!
  const html = htmlOf(view.parts)

  test('says how to reach us', () => {
    const links = linksOf(html)
    expect(links).toContain(`mailto:${site.email}`)
    expect(links).toContain('/contact-us')
  })

  const isOfData = path !== '/accessibility'
  test.runIf(isOfData)('names the age it is not for and the three types of cookies', () => {
    const tables = view.parts.flatMap((part) => (part.kind === 'table' ? part.rows : []))
    const types = tables.map(([type]) => type)
    expect(html).toMatch(/under 13/)
    expect(types).toEqual(
      expect.arrayContaining(['Essential', 'Cookie acceptance', 'Functionality']),
    )
  })
})
