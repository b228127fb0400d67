import { cpSync, existsSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { companyAliases } from './build/company-aliases.ts'
import { companyFolder, leftOut, root } from './company.mjs'

test('without CONTENT_DIR, or with an empty one, it is the sample', () => {
  const sample = companyFolder({})
  expect(sample).toMatchObject({ isSample: true, path: join(root, sample.name) })
  expect(companyFolder({ CONTENT_DIR: ' ' })).toEqual(sample)
  expect(companyFolder({ CONTENT_DIR: sample.name })).toEqual(sample)
})

test('a path of the repository and a whole one lead to the same folder', () => {
  const company = companyFolder({ CONTENT_DIR: './test/company/' })
  expect(company).toMatchObject({ name: 'test/company', isSample: false })
  expect(companyFolder({ CONTENT_DIR: join(root, 'test/company') })).toEqual(company)
})

test('a link out of the repository keeps its name and tells where it leads', () => {
  const folder = temporaryFolder()
  const link = join(folder, 'link')
  symlinkSync(folder, link)
  expect(() => companyFolder({ CONTENT_DIR: link })).toThrow(/^CONTENT_DIR: .* holds no site\.ts/)
  writeFileSync(join(folder, 'site.ts'), '')
  expect(companyFolder({ CONTENT_DIR: link })).toEqual({
    name: link,
    named: link,
    path: realpathSync(folder),
    isSample: false,
  })
  expect(() => companyFolder({ CONTENT_DIR: join(folder, 'no') })).toThrow('is not there')
})

test('a module that a company leaves out is that of who says nothing, and its own as soon as it is there', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'site.ts'), '')
  const names = () => leftOut(folder).map(({ name }) => name)
  const aliases = () =>
    companyAliases({ CONTENT_DIR: folder }).flatMap(({ find }) =>
      typeof find === 'string' ? [find] : [],
    )
  expect(names()).toEqual(['assistant.ts', 'glossary.ts', 'vocabulary.ts'])
  expect(aliases()).toEqual(names().map((name) => `#content/${name}`))
  for (const { file } of leftOut(folder)) expect(existsSync(file), file).toBe(true)

  cpSync('test/company/vocabulary.ts', join(folder, 'vocabulary.ts'))
  expect(names()).toEqual(['assistant.ts', 'glossary.ts'])
  expect(aliases()).not.toContain('#content/vocabulary.ts')
})
