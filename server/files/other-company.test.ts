import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { otherCompany } from './other-company.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

function folderWith(site?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'company-'))
  folders.push(folder)
  if (site) writeFileSync(join(folder, 'site.ts'), site)
  return folder
}

const built = folderWith("export const site = { name: 'Quernel & Sons' }")

test('another company’s folder is told, with what to do', async () => {
  const folder = folderWith("export const site = { name: 'Somebody else' }")
  expect(await otherCompany({ folder, built, name: 'Quernel & Sons' })).toBe(
    `CONTENT_DIR is ${folder}, which is not the folder of Quernel & Sons, whose site this build is: its products stand among the pages of Quernel & Sons. Build it with this CONTENT_DIR (npm run build).`,
  )
})

test('the same company may have moved, be linked, or have changed its name', async () => {
  const moved = folderWith("export const site = { name: 'Quernel & Sons', shortName: 'Quernel' }")
  const link = join(folderWith(), 'link')
  symlinkSync(built, link, 'junction')
  const none = await Promise.all([
    otherCompany({ folder: moved, built, name: 'Quernel & Sons' }),
    otherCompany({ folder: link, built, name: 'Renamed meanwhile' }),
    otherCompany({ folder: built, built, name: 'Renamed meanwhile' }),
  ])
  expect(none).toEqual([undefined, undefined, undefined])
})

test('a name is known behind the signs of its source', async () => {
  const folder = folderWith("export const site = { name: 'O\\'Neil' }")
  expect(await otherCompany({ folder, built, name: "O'Neil" })).toBeUndefined()
})

test('a catalogue that stands alone belongs to whoever serves it', async () => {
  const folder = folderWith()
  expect(await otherCompany({ folder, built, name: 'Quernel' })).toBeUndefined()
})
