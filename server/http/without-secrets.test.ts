import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

test.each([
  ['/quote/aB3-_xyz', '/quote/…'],
  ['/quote/aB3-_xyz.data', '/quote/….data'],
  ['/Quote/aB3-_xyz/', '/Quote/…/'],
  ['/quote', '/quote'],
  ['/quote-of-the-day', '/quote-of-the-day'],
  ['/products', '/products'],
])('%s is logged as %s', (path, logged) => expect(withoutSecrets(path)).toBe(logged))
