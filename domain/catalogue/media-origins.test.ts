import { describe, expect, test } from 'vitest'
import { allowedOrigins, isMediaHost, mediaOrigins } from './media-origins.ts'

const player = 'https://www.youtube-nocookie.com'
const none = { media: [], frames: [] }
const product = (images: string[], films: string[] = []) => ({
  images,
  videos: films.map((url) => ({ title: '', url })),
})

describe('what products show from other hosts', () => {
  test('is nothing where they name files of the storage', () => {
    expect(mediaOrigins([product(['productImages/a.webp', ''], ['videos/a.mp4'])])).toEqual(none)
  })

  test('is the origin of each picture and film once, without what stands behind it', () => {
    const products = [
      product(['https://pictures.example/a.webp?token=1', 'HTTPS://pictures.example/b.webp']),
      product(['https://cdn.example:8443/c.png'], ['https://films.example/a.mp4']),
    ]
    expect(mediaOrigins(products)).toEqual({
      media: ['https://cdn.example:8443', 'https://films.example', 'https://pictures.example'],
      frames: [],
    })
  })

  test('is the player of YouTube where a film is there', () => {
    expect(mediaOrigins([product([], ['https://youtu.be/aB3_-xYz901', 'aB3_-xYz901'])])).toEqual({
      media: [],
      frames: [player],
    })
  })

  test.each([
    'http://plain.example/a.webp',
    'javascript:alert(1)//https://a.example',
    'data:image/png;base64,AA',
    '//foreign.example/a.webp',
    'https://a;script-src/x.webp',
    'https://a.example;script-src/x.webp',
    "https://a'self'/x.webp",
    'https://[::1]/x.webp',
    'https://*.example/x.webp',
    'https://',
    'https://%00/x.webp',
  ])('is never %s', (address) => {
    expect(mediaOrigins([product([address], [address])])).toEqual(none)
  })
})

test('a company’s own list holds in place of what products name', () => {
  const named = () => ({ media: ['https://evil.example'], frames: [player] })
  expect(allowedOrigins(undefined, named)).toEqual(named())
  expect(allowedOrigins([], named)).toEqual(none)
  expect(allowedOrigins(['https://cdn.example'], named)).toEqual({
    media: ['https://cdn.example'],
    frames: [],
  })
  expect(allowedOrigins([player], named)).toEqual({ media: [], frames: [player] })
})

test('a list holds origins alone', () => {
  expect(['https://cdn.example', 'https://cdn.example:8443'].every(isMediaHost)).toBe(true)
  for (const wrong of ['cdn.example', 'https://cdn.example/', 'https:', "'self'", 'https://a;b'])
    expect(isMediaHost(wrong), wrong).toBe(false)
})
