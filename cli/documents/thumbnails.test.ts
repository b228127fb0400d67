import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { runCatalogue } from '../catalogue/run.ts'
import { fakeTerminal } from '../catalogue/operator.fixture.ts'

const sheets = 'test/company/storage/dataSheets'

/** A storage of two PDFs and a thumbnail that somebody drew. */
function storage() {
  const folder = temporaryFolder()
  cpSync(join(sheets, 'gauge.pdf'), join(folder, 'dataSheets/gauge.pdf'))
  cpSync(join(sheets, 'ball-valve.pdf'), join(folder, 'dataSheets/valve.pdf'))
  cpSync('test/company/storage/icons/gauge.webp', join(folder, 'icons/gauge.webp'))
  const run = async (...options: string[]) => {
    const { terminal, lines } = fakeTerminal()
    const status = await runCatalogue(['thumbnails', '--storage', folder, ...options], {}, terminal)
    return { status, lines }
  }
  const bytesOf = (path: string) => readFileSync(join(folder, path))
  return { folder, run, bytesOf }
}

test('what is missing is named, and nothing is written unless it is asked for', async () => {
  const { folder, run } = storage()
  expect(await run()).toEqual({
    status: 0,
    lines: [
      'icons/valve.webp: is missing',
      '2 thumbnails: 1 to make, 0 up to date, 1 not made here, so left alone. --write makes them.',
    ],
  })
  expect(existsSync(join(folder, 'icons/valve.webp'))).toBe(false)
})

test('the first page is drawn, once, and what somebody else drew stays', async () => {
  const { run, bytesOf } = storage()
  const before = bytesOf('icons/gauge.webp')
  expect((await run('--write')).lines.at(-1)).toBe(
    '2 thumbnails: 1 made, 0 up to date, 1 not made here, so left alone.',
  )
  const { format, width, height } = await sharp(bytesOf('icons/valve.webp')).metadata()
  expect({ format, width }).toEqual({ format: 'webp', width: 640 })
  expect(height).toBeGreaterThan(640)
  // Ink on white: it is no empty page.
  const { channels } = await sharp(bytesOf('icons/valve.webp')).stats()
  expect(channels[0]!.max).toBe(255)
  expect(channels[0]!.min).toBeLessThan(100)
  expect(bytesOf('icons/gauge.webp')).toEqual(before)
  expect((await run('--write')).lines).toEqual([
    '2 thumbnails: 0 made, 1 up to date, 1 not made here, so left alone.',
  ])
})

test('a PDF that was replaced is drawn again, a thumbnail that was changed since is not', async () => {
  const { folder, run, bytesOf } = storage()
  await run('--write')
  cpSync(join(sheets, 'ball-valve-stainless.pdf'), join(folder, 'dataSheets/valve.pdf'))
  expect((await run()).lines[0]).toBe('icons/valve.webp: is out of date')
  await run('--write')
  writeFileSync(join(folder, 'icons/valve.webp'), 'drawn by hand')
  cpSync(join(sheets, 'ball-valve.pdf'), join(folder, 'dataSheets/valve.pdf'))
  expect((await run('--write')).lines).toEqual([
    '2 thumbnails: 0 made, 0 up to date, 2 not made here, so left alone.',
  ])
  expect(bytesOf('icons/valve.webp').toString()).toBe('drawn by hand')
})

test('a PDF that is none is told, and the others are drawn', async () => {
  const { folder, run } = storage()
  writeFileSync(join(folder, 'dataSheets/broken.pdf'), 'no PDF')
  const { status, lines } = await run('--write')
  expect(status).toBe(1)
  expect(lines[0]).toMatch(/^icons\/broken\.webp: cannot be made: \w/)
  expect(lines.at(-1)).toContain('1 made')
  expect(lines.at(-1)).toContain('1 failed')
})
