import { describe, expect, test } from 'vitest'
import { videoSource } from './video.ts'

const youtube = { type: 'youtube', id: 'aB3_-xYz901' }

describe('a film on YouTube is known by', () => {
  test.each([
    ['its id', 'aB3_-xYz901'],
    ['its id between spaces', '  aB3_-xYz901 '],
    ['a short link', 'https://youtu.be/aB3_-xYz901'],
    ['a short link that starts later', 'https://youtu.be/aB3_-xYz901?t=42'],
    ['a watch link', 'https://www.youtube.com/watch?v=aB3_-xYz901'],
    ['a watch link with more in it', 'http://youtube.com/watch?list=PL1&v=aB3_-xYz901&t=1s'],
    ['a mobile watch link', 'https://m.youtube.com/watch?v=aB3_-xYz901'],
    ['a shorts link', 'https://www.youtube.com/shorts/aB3_-xYz901'],
    ['a shorts link with a query', 'https://youtube.com/shorts/aB3_-xYz901?feature=share'],
  ])('%s', (_, value) => {
    expect(videoSource(value)).toEqual(youtube)
  })
})

describe('a film of our own is known by', () => {
  test.each([
    'videos/Install.mp4',
    '/videos/install.webm',
    'videos/install.MOV?v=2',
    'https://storage.example/v/install.mp4#t=10',
  ])('its address %s', (url) => {
    expect(videoSource(` ${url} `)).toEqual({ type: 'file', url })
  })
})

test.each([
  '',
  '   ',
  'aB3_-xYz90',
  'aB3_-xYz9012',
  'aB3_-xYz90!',
  'videos/install.avi',
  'not a link',
  'https://vimeo.com/12345678901',
  'https://youtu.be/',
  'https://youtu.be/../aB3_-xYz901x',
  'https://youtu.be/aB3_-xYz901/more',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/playlist?v=aB3_-xYz901',
  'https://www.youtube.com/shorts/',
  'https://youtube.com.evil.example/watch?v=aB3_-xYz901',
  'https://evilyoutube.com/watch?v=aB3_-xYz901',
  'https://youtube.com@evil.example/watch?v=aB3_-xYz901',
  'https://evil.example/?u=https://youtu.be/aB3_-xYz901',
  'https://www.youtube.com/watch?v="><script>',
  'javascript:alert(1)',
  'javascript:alert(1)//film.mp4',
  'data:video/mp4;base64,AAAA.mp4',
  'file:///etc/film.mp4',
  'ftp://youtube.com/watch?v=aB3_-xYz901',
  'https://[broken/film.mp4',
])('nothing is framed or played for “%s”', (value) => {
  expect(videoSource(value)).toBeUndefined()
})
