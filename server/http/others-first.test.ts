import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { othersFirst } from './others-first.ts'

describe('whoever takes the thread', () => {
  test('takes its turn behind those that have begun', async () => {
    const order: string[] = []
    const wait = async (name: string, hasBegun: boolean) => {
      await othersFirst({ hasBegun })
      order.push(name)
    }
    await Promise.all([wait('first', false), wait('second', false), wait('begun', true)])
    expect(order).toEqual(['begun', 'first', 'second'])
  })

  test('takes its turn after who came before it', async () => {
    const order: number[] = []
    const tasks = Array.from({ length: 8 }, (_, i) => othersFirst().then(() => order.push(i)))
    await Promise.all(tasks)
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  test('waits for a turn alone where few wait, however many come', async () => {
    const echo = createServer((socket) => {
      socket.pipe(socket)
      // The visitor leaves while something is on its way.
      socket.on('error', () => socket.destroy())
    }).listen(0, '127.0.0.1')
    await once(echo, 'listening')
    const { port } = echo.address() as AddressInfo
    const visitor = connect(port, '127.0.0.1')
    visitor.on('data', (said) => visitor.write(said)).write('again')
    await once(visitor, 'data')
    let turns = 0
    let isCounting = true
    const count = () => {
      turns++
      if (isCounting) setImmediate(count)
    }
    setImmediate(count)
    await othersFirst()
    isCounting = false
    visitor.destroy()
    echo.close()
    expect(turns).toBeLessThan(4)
  })
})
