import { test } from 'vitest'
import { notFoundData } from '#app/features/shell/not-found-data.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { inTime, of } from '#domain/texts/long-texts.fixture.ts'
import { isNumberLike } from './number-like.ts'

const catalogue = createCatalogue([], [])

test.each<[string, () => unknown]>([
  ['a missing page of slashes', () => notFoundData(catalogue, `a${of('/')}b`)],
  ['a part number of dashes', () => isNumberLike(`a${of('-0')} b`)],
])('%s holds nobody up', (_, read) => inTime(read))
