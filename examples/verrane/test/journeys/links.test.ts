import { beforeAll, describe, expect, test } from 'vitest'
import { products } from '#test/catalogue.ts'
import { get } from '#test/fetched-pages.ts'
import { origin } from '#test/origin.ts'
import { sitePaths } from '#test/site-map.ts'
import { sharedSite } from '#test/shared-site.ts'
import { walkSite } from '#test/site-walk.ts'

const site = sharedSite()
let walk: Awaited<ReturnType<typeof walkSite>>

beforeAll(async () => {
  const start = ['/', '/sitemap.xml', '/robots.txt', '/llms.txt']
  walk = await walkSite({ get: (path, method) => get(site.url + path, { method }), origin, start })
}, 600_000)

const reached = (pattern: RegExp) => [...walk.visited.keys()].filter((path) => pattern.test(path))

describe('the whole site', () => {
  test('leads nowhere that does not answer', () => {
    expect(walk.broken).toEqual([])
  })

  test('is reached as a whole', () => {
    expect(sitePaths.filter((path) => !walk.visited.has(path))).toEqual([])
    for (const { slug, images, files } of products) {
      expect(walk.visited.has(`/${slug}.md`), slug).toBe(true)
      const paths = [
        ...images.map((path) => `/images/160/${path}`),
        ...files.map(({ url }) => `/files/${url}`),
      ]
      for (const path of paths.map(encodeURI)) expect(walk.visited.has(path), path).toBe(true)
    }
  })

  test('is walked with all that pages are made of', () => {
    expect(reached(/^\/assets\/.*\.js$/).length).toBeGreaterThan(5)
    expect(reached(/^\/assets\/.*\.woff2$/).length).toBeGreaterThan(0)
    expect(reached(/^\/files\/.*\.mp4$/).length).toBeGreaterThan(0)
    expect(reached(/^\/files\/.*\.vtt$/).length).toBeGreaterThan(0)
    expect(reached(/^\/images\/social\//).length).toBeGreaterThan(products.length / 2)
    expect(reached(/^\/(favicon|icon-)/).length).toBeGreaterThan(1)
  })

  test('says what each thing is', () => {
    const odd = [...walk.visited].filter(([path, { type }]) => {
      if (path.startsWith('/images/')) return !type.startsWith('image/')
      if (path.endsWith('.md')) return type !== 'text/markdown; charset=utf-8'
      return type === ''
    })
    expect(odd.map(([path, { type }]) => `${path}: ${type}`)).toEqual([])
  })
})
