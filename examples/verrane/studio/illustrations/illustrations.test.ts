import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { familyOrder } from '../../families.ts'
import { officeMap } from '../../office-map.ts'
import { readCatalogue } from '../catalogue.ts'
import { readLock } from '../making/lock.ts'
import { company, lockOf } from '../places.ts'
import { faultsOf } from './check.ts'
import { project } from './map.ts'
import { illustrations } from './outputs.ts'
import { ico } from './raster.ts'

const all = illustrations(
  company,
  await readCatalogue(company, expect.fail),
  await readLock(lockOf('pictures')),
)

describe('the illustrations', () => {
  it('are sound SVG', () => {
    const drawings = all.filter(({ file }) => file.endsWith('.svg'))
    expect(drawings.length).toBeGreaterThan(50)
    expect(
      drawings.flatMap(({ file, text }) => faultsOf(text ?? '').map((fault) => `${file} ${fault}`)),
    ).toEqual([])
  })

  it('have seventeen milestones of 2 KB at most', () => {
    const sizes = all
      .filter(({ file }) => file.includes('/milestones/'))
      .map(({ text = '' }) => text.length)
    expect(sizes).toHaveLength(17)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2000)
  })

  it('have a card for the site, each family and each article, of 80 KB at most', async () => {
    const cards = all.filter(({ file }) => file.includes('/social/'))
    expect(cards).toHaveLength(1 + familyOrder.length + 4)
    const sizes = await Promise.all(
      cards.map(async ({ file }) => (await stat(join(company, file))).size),
    )
    expect(Math.max(...sizes)).toBeLessThanOrEqual(80_000)
  })

  it('take 3 MB at most in all', async () => {
    const sizes = await Promise.all(
      all.map(async ({ file }) => (await stat(join(company, file))).size),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3_000_000)
  })
})

describe('the check of a drawing', () => {
  const sound =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1"><title>Dot</title><path d="M0 0h1"/></svg>\n'

  it('passes a sound one', () => expect(faultsOf(sound)).toEqual([]))

  it.each([
    ['a script', sound.replace('<path', '<script>1</script><path')],
    ['a handler', sound.replace('<path', '<path onload="1"')],
    [
      'a picture from elsewhere',
      sound.replace('<path', '<use href="https://a.example/b.svg"/><path'),
    ],
    ['an unclosed group', sound.replace('<path', '<g><path')],
    ['a stray ampersand', sound.replace('Dot', 'A & B')],
    ['no title', sound.replace('<title>Dot</title>', '')],
    ['no viewBox', sound.replace(' viewBox="0 0 1 1"', '')],
    ['a lost coordinate', sound.replace('M0 0', 'M0 NaN')],
  ])('finds %s', (_, svg) => expect(faultsOf(svg)).not.toEqual([]))
})

describe('the map', () => {
  it('keeps parallels level, and north above', () => {
    expect(project(30, 0)[1]).toBeCloseTo(project(-30, 0)[1])
    expect(project(0, 50)[1]).toBeLessThan(project(0, 0)[1])
  })

  it('has five offices within its frame, the eastern ones to the right', () => {
    const places = officeMap.places
    expect(places.map(({ id }) => id)).toEqual(['us', 'nl', 'cn', 'jp', 'ph'])
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(100)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(100)
    }
    const xs = Object.fromEntries(places.map(({ id, x }) => [id, x]))
    expect([xs['us']! < xs['nl']!, xs['nl']! < xs['cn']!, xs['cn']! < xs['jp']!]).toEqual([
      true,
      true,
      true,
    ])
  })
})

describe('an .ico file', () => {
  it('lists each picture with its size and place', () => {
    const file = ico([
      { size: 16, png: Buffer.from('first') },
      { size: 32, png: Buffer.from('second') },
    ])
    const entries = [0, 1].map((index) => {
      const entry = 6 + 16 * index
      const offset = file.readUInt32LE(entry + 12)
      return [file[entry], file.subarray(offset, offset + file.readUInt32LE(entry + 8)).toString()]
    })
    expect(entries).toEqual([
      [16, 'first'],
      [32, 'second'],
    ])
  })
})
