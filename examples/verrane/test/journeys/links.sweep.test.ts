import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import { products } from '#test/catalogue.ts'
import { get } from '#test/fetched-pages.ts'
import { origin } from '#test/origin.ts'
import { sitePaths } from '#test/site-map.ts'
import { sharedSite } from '#test/shared-site.ts'
import { oneOfEach, swept } from '#test/sweep.ts'
import { walkSite } from '#test/site-walk.ts'

const site = sharedSite()
/** The products whose pages, pictures and files are walked, and what belongs to others alone. */
const walked = oneOfEach(products, ({ family }) => family)
const walkedPaths = new Set(walked.flatMap(pathsOf))
const others = new Set(products.flatMap(pathsOf).filter((path) => !walkedPaths.has(path)))
/** Making pictures takes half of the walk; what they are made of is there (../named-files.test.ts). */
const leftOut = swept<RegExp | undefined>(undefined, /^\/images\//)
const follows = (path: string) => !others.has(path) && !leftOut?.test(path)
let walk: Awaited<ReturnType<typeof walkSite>>

beforeAll(async () => {
  const start = ['/', '/sitemap.xml', '/robots.txt', '/llms.txt']
  const ask = (path: string, method: 'GET' | 'HEAD') => get(site.url + path, { method })
  walk = await walkSite({ get: ask, origin, start, follows })
}, 600_000)

const reached = (pattern: RegExp) => [...walk.visited.keys()].filter((path) => pattern.test(path))

describe('the whole site', () => {
  test('leads nowhere that does not answer', () => {
    expect(walk.broken).toEqual([])
  })

  test('is reached as a whole', () => {
    const wanted = sitePaths.filter(follows)
    expect(wanted.length).toBeGreaterThan(walked.length)
    expect(wanted.filter((path) => !walk.visited.has(path))).toEqual([])
    for (const path of [...walkedPaths].filter(follows))
      expect(walk.visited.has(path), path).toBe(true)
  })

  test('is walked with all that pages are made of', () => {
    // Islands load theirs once they are used.
    expect(reached(/^\/assets\/.*\.js$/)).toHaveLength(1)
    expect(reached(/^\/assets\/.*\.woff2$/).length).toBeGreaterThan(0)
    expect(reached(/^\/files\/.*\.mp4$/).length).toBeGreaterThan(0)
    expect(reached(/^\/files\/.*\.vtt$/).length).toBeGreaterThan(0)
    const social = swept(walked.length / 2, -1)
    expect(reached(/^\/images\/social\//).length).toBeGreaterThan(social)
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

/** What a product alone has: its page, as a text too, its pictures and files. */
function pathsOf({ slug, images, files }: Product): string[] {
  const pictures = images.map((path) => `/images/160/${path}`)
  const paths = [...pictures, ...files.map(({ url }) => `/files/${url}`)].map(encodeURI)
  return [`/${slug}`, `/${slug}.md`, ...paths]
}
