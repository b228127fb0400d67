import { expect, test } from 'vitest'
import { newSecret } from '#server/adapters/submission-store/submission-row.ts'
import { withoutSecrets } from './request-log.ts'

test.each([
  ['/quote/aB3-_xyz', '/quote/…'],
  ['/Quote/aB3-_xyz/', '/Quote/…/'],
  ['/quote//aB3-_xyz', '/quote//…'],
  ['/quote%2faB3-_xyz', '/quote%2f…'],
  ['/quote;/aB3-_xyz', '/quote;/…'],
  ['/quote%5CaB3-_xyz', '/quote%5C…'],
  ['/vmt-multiport-splitter-terminal-1x8', '/vmt-multiport-splitter-terminal-1x8'],
  ['/quote', '/quote'],
  ['/quote-of-the-day', '/quote-of-the-day'],
])('%s is logged as %s', (path, logged) => expect(withoutSecrets(path)).toBe(logged))

test('a secret is not logged, wherever it stands', () => {
  const secret = newSecret()
  for (const path of [`/${secret}`, `/a/${secret}/b`, `/%71uote/${secret}`])
    expect(withoutSecrets(path)).not.toContain(secret)
})
