import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { englishGroups, readEnglish } from '../texts/texts.ts'

type Node = { type: string; start: number; [field: string]: unknown }

const sources = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.(?:test|fixture)\./.test(file))
const others = globSync('{domain,server}/**/*.ts').filter((file) => !/\.(?:test|fixture)\./.test(file))

/** What visitors read or hear of an element. */
const spoken = new Set(
  'alt title placeholder label aria-label aria-roledescription heading caption hint note missing what about button'.split(' '),
)
/** The same in every language. */
const names = ['LinkedIn', 'SVG']
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''))

/** Words in a file's JSX that are written there. */
export function wordsIn(file: string, code = readFileSync(file, 'utf8')): string[] {
  const found: string[] = []
  const literal = (node: Node | null | undefined): void => {
    if (!node) return
    if (node.type === 'Literal' && typeof node.value === 'string') note(node.value)
    else if (node.type === 'TemplateLiteral') {
      note((node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…'))
    } else if (node.type === 'ConditionalExpression') {
      literal(node.consequent as Node)
      literal(node.alternate as Node)
    } else if (node.type === 'LogicalExpression') literal(node.right as Node)
    else if (node.type === 'JSXExpressionContainer') literal(node.expression as Node)
  }
  const note = (text: string) => {
    if (hasWords(text) && !names.includes(text.trim())) found.push(text.replace(/\s+/g, ' ').trim())
  }
  const walk = (node: Node): void => {
    if (node.type === 'JSXText') note(node.value as string)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as Node[]) {
        if (child.type === 'JSXExpressionContainer') literal(child)
      }
    }
    if (node.type === 'JSXAttribute' && spoken.has((node.name as { name: string }).name)) {
      literal(node.value as Node)
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
        if (typeof (child as Node | null)?.type === 'string') walk(child as Node)
      }
    }
  }
  walk(parseSync(file, code).program as unknown as Node)
  return found
}

test('what a file says itself is found, and what is no word is not', () => {
  const code = `const a = <p title="Tip" className="wide" aria-label={x ? 'One' : \`Two \${n}\`}>
    Say <b>{'this'}</b>{y && 'that'} × {n}–{z}, {t.text}</p>`
  expect(wordsIn('a.tsx', code).sort()).toEqual(['One', 'Say', 'Tip', 'Two …', 'that', 'this'])
})

test('pages and controls say nothing but texts and content', () => {
  const found = sources.flatMap((file) => wordsIn(file).map((words) => `${file}: ${words}`))
  expect(found).toEqual([])
})

test('no text of the English lies unused', async () => {
  const english = await readEnglish()
  const codes = [...sources, ...others].map((file) => readFileSync(file, 'utf8'))
  for (const group of englishGroups()) {
    const users = codes.flatMap((code) => {
      const [, name] = new RegExp(`import \\* as (\\w+) from '#texts/${group}\\.ts'`).exec(code) ?? []
      return name ? [{ name, code }] : []
    })
    for (const text of Object.keys(english[group]!)) {
      const isUsed = users.some(({ name, code }) => new RegExp(`\\b${name}\\.${text}\\b`).test(code))
      expect(isUsed, `${group}.${text}`).toBe(true)
    }
  }
})
