import { describe, expect, test } from 'vitest'
import { chooseEncoding } from './compression.ts'

describe('the encoding of an answer', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['deflate, compress', undefined],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0, *;q=0.1', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br ; q=0.8 , gzip ;q=0.8', 'br'],
    ['br;q=high, gzip', 'gzip'],
    ['brotli', undefined],
    [',,;;q=,', undefined],
  ])('for “%s” is %s', (accept, encoding) => {
    expect(chooseEncoding(accept)).toBe(encoding)
  })
})
