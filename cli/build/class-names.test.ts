import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createClassNames } from './class-names.ts'

const sheets = globSync('app/**/*.module.css')

test('no two classes of this site share a name', () => {
  expect(sheets.length).toBeGreaterThan(50)
  for (const readable of [true, false]) {
    const className = createClassNames(sheets, { readable })
    const owners = new Map<string, string>()
    for (const sheet of sheets) {
      const names = readFileSync(sheet, 'utf8').matchAll(/\.([a-z][\w-]*)/gi)
      for (const name of new Set([...names].map((match) => match[1]!))) {
        const unique = className(name, sheet)
        expect(owners.get(unique), `${unique} of ${sheet}`).toBeUndefined()
        owners.set(unique, sheet)
      }
    }
  }
})

test('a class that no sheet has fails the build by name', () => {
  const className = createClassNames(sheets, { readable: false })
  expect(() => className('text', '/site/app/new.module.css')).toThrow('/site/app/new.module.css')
  expect(() => className('no-such-class', sheets[0]!)).toThrow('.no-such-class')
})

test('every class that a component names is in its sheet', () => {
  const missing: string[] = []
  for (const file of globSync('app/**/*.tsx')) {
    const source = readFileSync(file, 'utf8')
    const sheet = /import styles from '\.\/(.+)'/.exec(source)?.[1]
    if (!sheet) continue
    const css = readFileSync(join(dirname(file), sheet), 'utf8')
    for (const [, name] of source.matchAll(/[^-\w]styles\.(\w+)/g)) {
      if (!new RegExp(`\\.${name}\\b`).test(css)) missing.push(`${file}: ${name}`)
    }
  }
  expect(missing).toEqual([])
})
