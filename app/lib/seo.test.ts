import { describe, expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { maxLength, pageMeta } from './seo.ts'

const matches = [{ id: 'root', loaderData: { siteUrl: 'https://verrane.example' } }]
const page = { title: 'A page', description: 'What it is about.', path: '/a' }

type Tag = Record<string, unknown>
function head(facts: Partial<Parameters<typeof pageMeta>[1]> = {}) {
  const tags: Tag[] = pageMeta(matches, { ...page, ...facts })
  const meta = (name: string) =>
    tags.find((tag) => tag.name === name || tag.property === name)?.content
  const canonical = tags.find((tag) => tag.rel === 'canonical')?.href
  return { tags, meta, canonical, title: String(tags.find((tag) => 'title' in tag)?.title) }
}

describe('the head of a page', () => {
  test('signs a short title with the company’s name', () => {
    expect(head().title).toBe(`A page | ${site.name}`)
    expect(head({ title: site.name }).title).toBe(site.legalName)
  })

  test('cuts what search engines would cut, but not what is shared', () => {
    const title = 'A very long name '.repeat(6).trim()
    const description = 'A very long description. '.repeat(12)
    const { title: shown, meta } = head({ title, description })
    expect(shown.length).toBeLessThanOrEqual(maxLength.title)
    expect(shown).not.toContain(site.name)
    expect(String(meta('description')).length).toBeLessThanOrEqual(maxLength.description)
    expect(meta('og:title')).toBe(title)
  })

  test('shows its own picture in the size of social networks, else the company’s', () => {
    const { meta } = head({ image: 'productImages/a b.webp' })
    expect(meta('og:image')).toBe('https://verrane.example/images/social/productImages/a%20b.webp')
    expect(meta('og:image:width')).toBe('1200')
    expect(meta('og:image:height')).toBe('630')
    expect(head().meta('og:image')).toContain(`/images/social/${site.socialCard}`)
    expect(head({ image: 'javascript:alert(1)' }).meta('og:image')).toBe(head().meta('og:image'))
  })

  test('does not guess the size of another host’s picture', () => {
    const { meta } = head({ image: 'https://pictures.example/a.jpg' })
    expect(meta('og:image')).toBe('https://pictures.example/a.jpg')
    expect(meta('og:image:width')).toBeUndefined()
  })

  test('is an article’s where its data say so', () => {
    expect(head().meta('og:type')).toBe('website')
    const { tags, meta } = head({ data: [{ '@type': 'Article', headline: 'A page' }] })
    expect(meta('og:type')).toBe('article')
    expect(tags.find((tag) => 'script:ld+json' in tag)?.['script:ld+json']).toMatchObject({
      '@graph': [{ headline: 'A page' }],
    })
  })
})
