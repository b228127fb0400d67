import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

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
