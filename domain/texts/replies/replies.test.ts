import { expect, test } from 'vitest'
import { languagePacks } from '#domain/search/languages/packs.ts'
import * as english from '../english/reply.ts'
import { repliesByLanguage } from './replies.ts'

const slotsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

test('every language that search reads has replies', () => {
  const codes = languagePacks.map(({ code }) => code).filter((code) => code !== 'en')
  expect(Object.keys(repliesByLanguage).toSorted()).toEqual(codes.toSorted())
})

test.each(Object.entries(repliesByLanguage))(
  'replies in %s have the slots of English',
  (_, replies) => {
    for (const [name, text] of Object.entries(english))
      expect([name, slotsOf(replies[name as keyof typeof english])]).toEqual([name, slotsOf(text)])
  },
)
