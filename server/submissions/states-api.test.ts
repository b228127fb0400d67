import { describe, expect, test } from 'vitest'
import type { State } from '#domain/submission/state.ts'
import { states } from './states-api.ts'

const known = new Map<string, State[] | null>([
  ['Norway', [{ name: 'Oslo', code: '03' }]],
  ['Hong Kong', []],
  ['Iceland', null],
])
const api = states((country) => known.get(country))
const get = (country: string, headers: Record<string, string> = {}) =>
  api.request(`/states?country=${encodeURIComponent(country)}`, { headers })

describe('the states of a country', () => {
  test.each([...known])('%s are %j', async (country, expected) => {
    const response = await get(country)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ country, states: expected })
    expect(response.headers.get('cache-control')).toMatch(/max-age=[1-9]/)
  })

  test('are not sent again to a browser that has them', async () => {
    const etag = (await get('Norway')).headers.get('etag')!
    const again = await get('Norway', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await get('Hong Kong', { 'if-none-match': etag })).status).toBe(200)
  })

  test.each([
    ['Atlantis', 404],
    ['norway', 404],
    ['<script>', 404],
    ['', 400],
  ])('“%s” are an error that nobody keeps', async (country, status) => {
    const response = await get(country)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ error: { code: 'unknown-country' } })
  })
})
