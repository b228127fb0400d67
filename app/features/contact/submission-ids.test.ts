import { describe, expect, test } from 'vitest'
import { createSubmissionIds } from './submission-ids.ts'

function tab() {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  /** A page of the tab; a second one is what a reload brings. */
  const page = (form = 'contact') => createSubmissionIds(form, () => storage)
  return { page, entries }
}

const contents = { firstName: 'Ada', message: 'Sixty cassettes' }
const other = { ...contents, message: 'Sixty-one cassettes' }

describe('the id of a form', () => {
  test('is another for other contents, another form and another tab', async () => {
    const { page } = tab()
    const ids = [
      await page().idOf(contents),
      await page().idOf(other),
      await page('lead').idOf(contents),
      await tab().page().idOf(contents),
    ]
    expect(new Set(ids).size).toBe(4)
  })

  test('is kept without the contents', async () => {
    const { page, entries } = tab()
    await page().idOf(contents)
    expect(JSON.stringify([...entries])).not.toMatch(/Ada|cassettes|firstName/)
  })

  test('stays in the open page where storage is forbidden', async () => {
    const ids = createSubmissionIds('contact', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const id = await ids.idOf(contents)
    expect(await ids.idOf(contents)).toBe(id)
    ids.forget()
    expect(await ids.idOf(contents)).not.toBe(id)
  })

  test('survives nonsense in the storage', async () => {
    const { page, entries } = tab()
    entries.set('submission:contact', '{')
    expect(await page().idOf(contents)).toMatch(/^[0-9a-f-]{36}$/)
  })
})
