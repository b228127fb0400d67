import { describe, expect, test } from 'vitest'
import { parseRequest, refine } from './parse-request.ts'
import { createSpelling } from './words.ts'

const spelling = createSpelling(['splitter', 'pigtail', 'cassette', 'fibers'])
const parse = (message: string) => parseRequest(message, spelling)
const kinds = (message: string) => parse(message).kinds.map(({ name }) => name)
const says = ({ requirements }: { requirements: { says: string }[] }) =>
  requirements.map((one) => one.says)

describe('a message', () => {
  test('is read for kinds, requirements and what is neither', () => {
    const request = parse('A pigtail with SC/APC, velvet')
    expect(request.kinds.map(({ name }) => name)).toEqual(['pigtail'])
    expect(says(request)).toEqual(['SC', 'APC'])
    expect(request.unknown).toContain('velvet')
    expect(request.offLimits).toBeUndefined()
  })

  test('may misspell what the catalogue has', () => {
    expect(kinds('a pigtale')).toEqual(['pigtail'])
    expect(kinds('a cassete')).toEqual(['cassette'])
  })

  test('excludes a kind by name', () => {
    const { kinds: wanted, excluded } = parse('no cassette, a pigtail')
    expect(wanted.map(({ name }) => name)).toEqual(['pigtail'])
    expect(excluded.map(({ name }) => name)).toEqual(['cassette'])
  })

  test('with a contradiction asks for what is not excluded', () => {
    expect(says(parse('APC, without APC'))).toEqual(['without APC'])
  })

  test('may be a number alone', () => {
    expect(parse('288').bareNumber).toBe(288)
    expect(parse('288 fibers').bareNumber).toBeUndefined()
  })
})

describe('a later turn', () => {
  const after = (first: string, second: string, related = true) =>
    refine(parse(first), parse(second), () => related)

  test('replaces the requirement of its slot and keeps the others', () => {
    expect(says(after('a cassette, APC, 12 fibers', 'rather 24 fibers'))).toEqual([
      'APC',
      'at least 24 fibers',
    ])
  })

  test('with a number alone changes the last figure', () => {
    expect(says(after('a cassette with 12 fibers', '24'))).toEqual(['at least 24 fibers'])
  })

  test('of another kind starts over where the two have nothing in common', () => {
    const { kinds: asked } = after('a cassette, APC', 'a pigtail', false)
    expect(asked.map(({ name }) => name)).toEqual(['pigtail'])
    expect(says(after('a cassette, APC', 'a pigtail', false))).toEqual([])
  })
})
