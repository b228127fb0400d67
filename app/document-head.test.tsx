import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { DocumentHead, maxLength } from './document-head.tsx'
import type { PageHead } from './page-module.ts'

function rendered(facts: Partial<PageHead> = {}) {
  const head = { title: 'A page', description: 'What it is about.', path: '/a', ...facts }
  const html = renderToStaticMarkup(<DocumentHead origin="https://verrane.example" head={head} />)
  const found = (pattern: string) => new RegExp(pattern).exec(html)?.[1]
  return {
    html,
    title: found('<title>(.*?)</title>')!,
    meta: (name: string) => found(`<meta (?:name|property)="${name}" content="(.*?)"`),
  }
}

describe('the head of a page', () => {
  test('signs a short title with the company’s name', () => {
    expect(rendered().title).toBe(`A page | ${site.name}`)
    expect(rendered({ title: site.name }).title).toBe(site.legalName)
  })

  test('cuts what search engines would cut, but not what is shared', () => {
    const title = 'A very long name '.repeat(6).trim()
    const description = 'A very long description. '.repeat(12)
    const { title: shown, meta } = rendered({ title, description })
    expect(shown.length).toBeLessThanOrEqual(maxLength.title)
    expect(shown).not.toContain(site.name)
    expect(meta('description')!.length).toBeLessThanOrEqual(maxLength.description)
    expect(meta('og:title')).toBe(title)
  })

  test('shows its own picture in the size of social networks, else the company’s', () => {
    const { meta } = rendered({ image: 'productImages/a b.webp' })
    expect(meta('og:image')).toBe('https://verrane.example/images/social/productImages/a%20b.webp')
    const company = rendered().meta('og:image')
    expect(company).toContain(`/images/social/${site.socialCard}`)
    expect(rendered({ image: 'javascript:alert(1)' }).meta('og:image')).toBe(company)
  })

  test('does not guess the size of another host’s picture', () => {
    const { meta } = rendered({ image: 'https://pictures.example/a.jpg' })
    expect(meta('og:image')).toBe('https://pictures.example/a.jpg')
    expect(meta('og:image:width')).toBeUndefined()
  })

  test('is an article’s where its data say so', () => {
    expect(rendered().meta('og:type')).toBe('website')
    const { html, meta } = rendered({ data: [{ '@type': 'Article', headline: 'A page' }] })
    expect(meta('og:type')).toBe('article')
    expect(html).toContain('"headline":"A page"')
  })
})
