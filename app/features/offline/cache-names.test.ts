import { expect, test } from 'vitest'
import { outdated, ownCache, seenCache, surplus } from './cache-names.ts'

test('A new build removes what older ones kept by themselves, but for what was just seen', () => {
  const names = [
    ownCache('a'),
    seenCache('a'),
    ownCache('b'),
    'kept /gauge-63',
    seenCache('b'),
    ownCache('c'),
    seenCache('c'),
  ]
  expect(outdated(names, 'c')).toEqual([ownCache('a'), seenCache('a'), ownCache('b')])
})

test('A worker that starts anew removes nothing of its own build', () => {
  expect(outdated([ownCache('a'), seenCache('a'), 'kept /x'], 'a')).toEqual([])
})

test('Of pages and of their parts the oldest go, files of the build stay', () => {
  const urls = (count: number, path: string) =>
    Array.from({ length: count }, (_, at) => `https://valves.example${path}${at}`)
  const pages = urls(62, '/valve-')
  const pictures = urls(203, '/images/640/')
  const assets = urls(300, '/assets/part-')
  expect(surplus([...assets, ...pictures, ...pages])).toEqual([
    ...pages.slice(0, 2),
    ...pictures.slice(0, 3),
  ])
  expect(surplus([...assets, ...pages.slice(2)])).toEqual([])
})
