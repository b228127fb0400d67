import { describe, expect, test } from 'vitest'
import { languagePacks } from '#domain/search/languages/packs.ts'
import { createTurnLanguage } from './turn-language.ts'

const languageOf = createTurnLanguage(languagePacks)

describe('the language of a turn', () => {
  test.each([
    ['de', 'Ich suche eine Wandleuchte für draußen, höchstens 30 cm hoch'],
    ['de', 'Was kostet XY1-144LC?'],
    ['fr', 'Il nous faut un boîtier mural pour 8 abonnés'],
    ['es', 'Busco una caja para exterior'],
    ['nl', 'Hebben jullie een lamp voor buiten?'],
    ['it', 'Mi serve una lampada per esterno'],
    ['zh', '需要 OM4 LC 双工跳线，10 米'],
    ['ja', '1550 nm コリメータ FC/APC'],
    ['en', 'do you have a wall lamp for outdoor use?'],
  ])('is %s for: %s', (language, turn) => {
    expect(languageOf(turn, 'en')).toBe(language)
    expect(languageOf(turn, 'it')).toBe(language)
  })

  test.each(['XY1-144LC-OS2-U', 'and in LC?', 'LC/APC, 144', '?', ''])(
    'stays as it is where a turn tells little: %s',
    (turn) => {
      expect(languageOf(turn, 'de')).toBe('de')
    },
  )

  test.each([
    'do you have a boîtier for 8 homes?',
    'is the Gehäuse für outdoor use sealed?',
    'do you ship 光纤 to China?',
  ])('is English with a foreign word: %s', (turn) => {
    expect(languageOf(turn, 'en')).toBe('en')
  })

  test('is Japanese without kana only where the conversation is Japanese', () => {
    expect(languageOf('最大144心', 'ja')).toBe('ja')
    expect(languageOf('最大144心', 'en')).toBe('zh')
  })

  test('stays as it is where no pack knows the script', () => {
    expect(languageOf('프로브가 있습니까?', 'en')).toBe('en')
  })
})
