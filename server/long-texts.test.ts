import { test } from 'vitest'
import { readCost } from '#domain/deciding/cost-share.ts'
import { addressKey } from '#domain/redirects/address-key.ts'
import { cutText } from '#domain/submission/quote-text.ts'
import { inTime, long, of } from '#domain/texts/long-texts.fixture.ts'
import { sampleDatabase } from './catalogue/document-database/database.fixture.ts'
import { chooseEncoding } from './http/compression.ts'
import { prefersMarkdown } from './http/qualities.ts'

const database = await sampleDatabase({ a: { rank: 1 } })

test.each<[string, () => unknown]>([
  ['an address of slashes', () => addressKey(`/a${of('/')}b`)],
  ['encodings far apart', () => chooseEncoding(`a${of(' ')}b`)],
  ['types far apart', () => prefersMarkdown(`text/markdown${of(' ')}b`)],
  ['a cost far from its sign', () => readCost(`1${of(' ')}2`)],
  ['a message of spaces', () => cutText(`a${of(' ')}b c`, long + 3, 'R')],
  ['an order far from its field', () => database.get(`/products?orderBy=a${of('+')}b`)],
])('%s holds nobody up', (_, read) => inTime(read))
