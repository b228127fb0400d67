import { expect, test } from 'vitest'
import { site as company } from '#content/site.ts'
import { get } from '#test/fetched-pages.ts'
import { useSite } from '#test/visit.ts'

const { url } = useSite()
const pages = ['/', '/products', '/ball-valve-dn15', '/privacy-policy', '/no-such-page']
const asked = (path: string, language: string) =>
  get(url(path), { headers: { 'accept-language': language } })

// One build speaks one language (decision 019): whoever asks, an address has one answer, so that no
// cache between needs to know of languages.
test.each(pages)('%s is the same whatever language its visitor prefers', async (path) => {
  const [german, japanese] = await Promise.all(
    ['de-DE,de;q=0.9', 'ja'].map((one) => asked(path, one)),
  )
  expect(german!.status).toBe(japanese!.status)
  expect(german!.headers.get('etag')).toBe(japanese!.headers.get('etag'))
  expect(german!.headers.get('vary') ?? '').not.toMatch(/accept-language/i)
  const text = await german!.text()
  expect(await japanese!.text()).toBe(text)
  expect(text).toContain(`<html lang="${new Intl.Locale(company.locale).minimize().toString()}"`)
  // No page says of another language’s page what nobody told it.
  expect(text).not.toContain('hreflang')
})

test('nobody is sent to another address for their language', async () => {
  const answer = await fetch(url('/'), { headers: { 'accept-language': 'fr' }, redirect: 'manual' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toBeNull()
})
