import { expect, test } from 'vitest'
import { dated, readAt, stamped } from './read-stamp.ts'

const page = (text: string, headers: Record<string, string> = {}) => new Response(text, { headers })

test('A copy says when it was read, and nothing of how it traveled', async () => {
  const copy = stamped(
    page('<p>63 mm</p>', {
      'content-encoding': 'br',
      'accept-ranges': 'bytes',
      vary: 'Accept',
      'content-security-policy': "default-src 'self'",
    }),
    1_780_000_000_000,
  )
  expect(readAt(copy)).toBe(1_780_000_000_000)
  for (const name of ['content-encoding', 'accept-ranges', 'vary'])
    expect(copy.headers.get(name)).toBeNull()
  expect(copy.headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(await copy.text()).toBe('<p>63 mm</p>')
})

test('A page that is a copy names the moment, and why, where its scripts look for it, once', async () => {
  const shown = await dated(
    page('<!DOCTYPE html><html lang="en"><p>&lt;html</p></html>'),
    '1 May "26"',
    'silent',
  )
  expect(await shown.text()).toBe(
    '<!DOCTYPE html><html data-read="1 May 26" data-why="silent" lang="en"><p>&lt;html</p></html>',
  )
})
