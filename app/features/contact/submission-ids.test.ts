import { beforeEach, expect, test, vi } from 'vitest'
import { createSubmissionIds } from './submission-ids.ts'

/** The storages of a tab; undefined where the browser keeps them closed. */
function openTab(isClosed = false): void {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  vi.stubGlobal('sessionStorage', isClosed ? undefined : storage)
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined })
  vi.stubGlobal('dispatchEvent', () => true)
}

beforeEach(() => {
  openTab()
  return () => vi.unstubAllGlobals()
})

const contents = { firstName: 'Ada', message: 'Sixty cassettes' }
const other = { ...contents, message: 'Sixty-one cassettes' }

test('the id of a form stays through reloads until it is settled', () => {
  const id = createSubmissionIds('contact').idOf(contents)
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  const reloaded = createSubmissionIds('contact')
  expect(reloaded.idOf(contents)).toBe(id)
  reloaded.forget()
  expect(reloaded.idOf(contents)).not.toBe(id)
})

test('it is another for other contents, another form and another tab', () => {
  const ids = [
    createSubmissionIds('contact').idOf(contents),
    createSubmissionIds('contact').idOf(other),
    createSubmissionIds('lead').idOf(contents),
  ]
  openTab()
  ids.push(createSubmissionIds('contact').idOf(contents))
  expect(new Set(ids).size).toBe(4)
})

test('it stays in the open page where storage is closed', () => {
  openTab(true)
  const ids = createSubmissionIds('contact')
  const id = ids.idOf(contents)
  expect(ids.idOf(contents)).toBe(id)
  ids.forget()
  expect(ids.idOf(contents)).not.toBe(id)
})
