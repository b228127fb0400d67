import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { captionsUrl, fileUrl, pictureSource, pictureWidths, socialPicture } from './pictures.ts'

const nothing = [
  '',
  '  ',
  'javascript:alert(1)',
  ' JavaScript:alert(1)//.webp',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:x',
  'file:///etc/passwd',
  'https://',
  'http://[broken',
]

describe('a picture field', () => {
  test('of the storage is offered in every width that a screen may choose', () => {
    const { src, srcSet } = pictureSource(' productImages/Ball lens #2.webp ')!
    expect(src).toBe('/images/1280/productImages/Ball%20lens%20%232.webp')
    expect(srcSet?.split(', ')).toEqual(
      [480, 640, 960, 1280].map(
        (width) => `/images/${width}/productImages/Ball%20lens%20%232.webp ${width}w`,
      ),
    )
  })

  test('is offered no larger than it is shown', () => {
    expect(pictureSource('/a.webp', 320)).toEqual({
      src: '/images/320/a.webp',
      srcSet: '/images/160/a.webp 160w, /images/320/a.webp 320w',
    })
  })

  test('of a card is offered in halves alone', () => {
    expect(pictureSource('/a.webp', 640)!.srcSet).toBe(
      '/images/320/a.webp 320w, /images/640/a.webp 640w',
    )
  })

  test('is made in every width in which it is offered', () => {
    const offered = pictureWidths.flatMap((largest) =>
      pictureSource('/a.webp', largest)!
        .srcSet!.match(/\d+(?=w)/g)!
        .map(Number),
    )
    expect(new Set(offered)).toEqual(new Set(pictureWidths))
  })

  test('that is a drawing fits every width as it is', () => {
    expect(pictureSource('/people/a b.SVG')).toEqual({ src: '/files/people/a%20b.SVG' })
  })

  test('of another host is used as it stands', () => {
    const src = 'https://storage.example/o/a%2Fb.webp?alt=media'
    expect(pictureSource(src)).toEqual({ src })
  })

  test.each(nothing)('“%s” is no picture', (field) => {
    expect(pictureSource(field)).toBeUndefined()
  })

  test.each([
    'https://evil.example;script-src *',
    'https://a b/c.webp',
    'http://user:pass@a b/c.webp',
    'https://a*b:80/c.webp',
  ])('“%s” is none in a browser either that takes it for an address', (field) => {
    const lenient = vi.spyOn(URL, 'canParse').mockReturnValue(true)
    onTestFinished(() => lenient.mockRestore())
    expect(pictureSource(field)).toBeUndefined()
    expect(fileUrl(field)).toBeUndefined()
  })

  test.each([
    'https://bücher.example/a.webp',
    'http://user:pass@127.0.0.1:8080/a.webp',
    'https://storage.example?a=/b c.webp',
    'https://storage.example',
  ])('“%s” is one of another host', (src) => {
    expect(pictureSource(src)).toEqual({ src })
  })

  test('cannot leave its place in an attribute', () => {
    const { src, srcSet } = pictureSource('a" onerror="alert(1), b 2x.webp')!
    expect(src).not.toMatch(/["\s]/)
    expect(srcSet?.split(', ')).toHaveLength(4)
  })
})

describe('a picture field for social networks', () => {
  test('is offered in their size, of another host as it stands', () => {
    expect(socialPicture('/a b.webp')).toBe('/images/social/a%20b.webp')
    const other = 'https://storage.example/images/640/a.webp'
    expect(socialPicture(other)).toBe(other)
  })

  test.each(nothing)('“%s” is none', (field) => {
    expect(socialPicture(field)).toBeUndefined()
  })
})

describe('a file field', () => {
  test.each([
    ['docs/Data sheet.pdf', '/files/docs/Data%20sheet.pdf'],
    ['//docs/a?b#c.pdf', '/files/docs/a%3Fb%23c.pdf'],
    ['HTTPS://storage.example/a.pdf', 'HTTPS://storage.example/a.pdf'],
  ])('%s is at %s', (field, url) => {
    expect(fileUrl(field)).toBe(url)
  })

  test.each(nothing)('“%s” is no file', (field) => {
    expect(fileUrl(field)).toBeUndefined()
  })
})

test('captions lie beside a film of the storage, and of another host’s nothing is known', () => {
  expect(captionsUrl('films/A valve.mp4')).toBe('/files/films/A%20valve.vtt')
  expect(captionsUrl('https://films.example/a.mp4')).toBeUndefined()
})
