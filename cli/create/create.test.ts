import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { templateLanguages } from './read-language.ts'

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const create = (...args: string[]) => run('cli/create/run.ts', ...args)
/** A name and a trade that every format has something to say against. */
const awkward = [`--name=O'Neill \\ Söhne & “Co” GmbH`, `--trade=bells, gongs & more`]

describe.each(templateLanguages)('a company created in %s', (language) => {
  test('passes its check, whatever it is called', { timeout: 120_000 }, () => {
    const folder = join(temporaryFolder(), 'new', 'company')
    const locale = `${language}-${{ en: 'GB', de: 'AT' }[language]}`
    expect(create(folder, ...awkward, `--language=${locale}`, '--yes')).toMatchObject({ status: 0 })
    // Shapes are looked at where its site is built (test/journeys/created-company.sweep.test.ts).
    const check = run('cli/content.ts', 'check', folder, '--no-types')
    expect(check.stdout).toMatch(/ files of records and 4 products read: (?:no faults|0 errors)/)
    const faults = check.stdout.split('\n').filter((line) => line.startsWith(folder))
    expect(faults).toEqual([])
    const named = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/`([\w./-]+)`/g)]
      .map(([, code]) => code!)
      .filter((code) => /\/$|\.(?:ts|md|txt|css|png|yml|example)$|^\.ci\/|^deploy\//.test(code))
    expect(named.length).toBeGreaterThan(15)
    // Two documents are the software's.
    expect(named.filter((name) => ![folder, '.'].some((at) => existsSync(join(at, name))))).toEqual(
      [],
    )
    const { locale: own } = readSite(folder)
    expect(own).toBe(locale)
  })
})

test(
  'the forms begin with the country, by the name that their list has',
  { timeout: 60_000 },
  () => {
    const folder = join(temporaryFolder(), 'company')
    create(folder, '--name=Hull Bells', '--trade=bells', '--language=cs-CZ', '--yes')
    expect(readFileSync(join(folder, 'company/contact.ts'), 'utf8')).toContain("['Czech Republic']")
    expect(run('cli/content.ts', 'check', folder, '--no-types').stdout).not.toContain('contact.ts')
  },
)

test('what is created has pictures of its own, programs that run, and no placeholder', async () => {
  const folder = join(temporaryFolder(), 'company')
  create(folder, '--name=Hull Bells', '--trade=bells', '--color=#b3261e', '--yes')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && !entry.parentPath.includes('.git/') && !entry.parentPath.endsWith('.git'),
    )
    .map(({ parentPath, name }) => join(parentPath, name))
  const texts = files.filter((file) => !/\.(?:png|ico)$/.test(file))
  for (const file of texts) expect(readFileSync(file, 'utf8'), file).not.toMatch(/\{\{\w/)
  const { width, height } = await sharp(
    join(folder, 'storage/productImages/placeholder.png'),
  ).metadata()
  expect([width, height]).toEqual([1200, 900])
  const icon = await sharp(join(folder, 'public/icon-512.png')).stats()
  expect(icon.channels.slice(0, 3).map(({ max }) => max)).toEqual([255, 255, 255])
  expect(readFileSync(join(folder, 'public/favicon.ico')).subarray(0, 4).toString('latin1')).toBe(
    '\x89PNG',
  )
  expect(spawnSync('bash', ['-n', join(folder, '.ci/check')]).status).toBe(0)
  expect(spawnSync(join(folder, 'deploy/up'), { encoding: 'utf8' }).stderr).toContain(
    'Name the folder of the software',
  )
  expect(readdirSync(folder)).toContain('.gitignore')
})

test('a folder that holds something, a file and the software’s own folder stay as they are', () => {
  const folder = temporaryFolder()
  const options = ['--name=Hull', '--trade=bells', '--yes']
  writeFileSync(join(folder, 'kept'), 'as it is')
  const full = create(folder, ...options)
  expect(full).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is not empty, it holds kept'),
  })
  expect(readdirSync(folder)).toEqual(['kept'])
  expect(create(join(folder, 'kept'), ...options).stderr).toContain('is a file')
  expect(create('examples/another', ...options).stderr).toContain(
    'lies in the software’s own folder',
  )
  mkdirSync(join(folder, 'empty'))
  expect(create(join(folder, 'empty'), ...options).status).toBe(0)
})

test('wrong usage, and nobody to ask, end with 2 and one message', () => {
  const folder = join(temporaryFolder(), 'company')
  expect(create()).toMatchObject({ status: 2, stderr: expect.stringContaining('Name the folder') })
  expect(create('a', 'b').stderr).toContain('b is too much')
  expect(create('--help').stdout).toContain('Usage: npm run create -- DIR')
  expect(create(folder, '--name=Hull')).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^Nobody can be asked here: .*\n$/),
  })
  expect(create(folder, '--name=Hull', '--trade=bells', '--language=de', '--yes').stderr).toBe(
    '--language: “de” has no region: write de-DE, say.\n',
  )
  expect(readdirSync(join(folder, '..'))).toEqual([])
})

/** `locale` of site.ts, which is source. */
function readSite(folder: string) {
  const [, locale] = /locale: '([^']+)'/.exec(readFileSync(join(folder, 'site.ts'), 'utf8'))!
  return { locale }
}
