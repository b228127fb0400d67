import { expect, test } from 'vitest'
import { sources } from './channel.fixture.ts'
import { linkedChannelFaults } from './check-channels.ts'

const wrong = (query: string, told?: { sum: number; limit: number }) =>
  linkedChannelFaults([{ file: '../page.md', query, ...(told && { told }) }], sources).map(
    ({ file, severity, message }) => `${file} ${severity} ${message.replace(/^.*” /, '')}`,
  )

test('a channel that the records bear out is not told of', () => {
  expect(wrong('items=pipe:5km&limit=pump')).toEqual([])
  expect(wrong('items=pipe:5km&limit=pump', { sum: 2, limit: 3 })).toEqual([])
})

test('a sum that the records changed is, with both figures', () => {
  expect(wrong('items=pipe:5km&limit=pump', { sum: 1.8, limit: 3 })).toEqual([
    '../page.md warning comes to 2.00, and the text beside it to 1.8: correct the records or the link',
  ])
})

test('a limit that is none of the channel’s is, and one that is passed', () => {
  expect(wrong('items=pipe:5km&limit=pump', { sum: 2, limit: 4 })).toEqual([
    expect.stringContaining('is held to 3, and in the text to 4'),
  ])
  expect(wrong('items=pipe:9km&limit=pump', { sum: 3.6, limit: 3 })).toEqual([
    expect.stringContaining('is not within what it may lose'),
  ])
})

test('where a page speaks of too little loss, the least is its sum', () => {
  expect(wrong('items=a=0.5..1..2&limit=pump', { sum: 0.5, limit: 1 })).toEqual([])
})

test('parts that cannot be ordered, do not join or state nothing are, and too great a length', () => {
  expect(wrong('items=HOSE-7:1')).toEqual([expect.stringContaining('names HOSE-7, which cannot')])
  expect(wrong('items=PANEL,CONE')).toEqual([expect.stringContaining('go together (refused)')])
  expect(wrong('items=SILENT')).toEqual([expect.stringContaining('state no loss')])
  expect(wrong('items=pipe:11km&limit=pump')).toEqual([expect.stringContaining('is longer than')])
})
