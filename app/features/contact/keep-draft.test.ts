import { describe, expect, test } from 'vitest'
import { draftOf, readDraft } from './keep-draft.ts'

describe('a draft', () => {
  test('holds what was written, and no empty field', () => {
    const fields = [
      { name: 'firstName', value: 'Ada' },
      { name: 'title', value: '' },
      { name: 'message', value: 'Sixty valves.\nBy March.' },
    ]
    expect(draftOf(fields)).toEqual({ firstName: 'Ada', message: 'Sixty valves.\nBy March.' })
  })

  test('leaves out a text that is too long, and keeps the others whole', () => {
    const fields = [
      { name: 'firstName', value: 'Ada' },
      { name: 'message', value: 'm'.repeat(40_000) },
      { name: 'country', value: 'Norway' },
    ]
    expect(draftOf(fields)).toEqual({ firstName: 'Ada', country: 'Norway' })
  })

  test('is read as it was kept, and is empty where something else was', () => {
    expect(readDraft(() => '{"firstName":"Ada","title":7}')).toEqual({ firstName: 'Ada' })
    for (const stored of [null, 'null', '7', '[', '[]']) expect(readDraft(() => stored)).toEqual({})
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    expect(readDraft(closed)).toEqual({})
  })
})
