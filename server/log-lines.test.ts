import { expect, test } from 'vitest'
import { gatherLines } from './log-lines.ts'

function world() {
  const written: string[] = []
  const turns: (() => void)[] = []
  const to = { write: (text: string) => void written.push(text) }
  const lines = gatherLines(to, (write) => void turns.push(write))
  return { ...lines, written, endTurn: () => turns.splice(0).forEach((write) => write()) }
}

test('the lines of a turn are written together, in their order', () => {
  const { write, written, endTurn } = world()
  write('a\n')
  write('b\n')
  expect(written).toEqual([])
  endTurn()
  write('c\n')
  endTurn()
  expect(written).toEqual(['a\nb\n', 'c\n'])
})

test('a process that ends loses no line and says none twice', () => {
  const { write, flush, written, endTurn } = world()
  write('a\n')
  flush()
  endTurn()
  flush()
  expect(written).toEqual(['a\n'])
})

test('a line that is said while lines are written is not lost', () => {
  const written: string[] = []
  const turns: (() => void)[] = []
  const { write } = gatherLines(
    {
      write(text) {
        written.push(text)
        if (written.length === 1) write('b\n')
      },
    },
    (later) => void turns.push(later),
  )
  write('a\n')
  while (turns.length) turns.shift()!()
  expect(written).toEqual(['a\n', 'b\n'])
})
