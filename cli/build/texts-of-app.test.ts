import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { englishGroups, readEnglish } from '../texts/texts.ts'

type Node = { type: string; start: number; [field: string]: unknown }

const filesOf = (patterns: string | string[]) =>
  globSync(patterns).filter((file) => !/\.(?:test|fixture)\./.test(file))
const sources = filesOf('app/**/*.{ts,tsx}')
const others = filesOf('{capabilities,domain,server}/**/*.ts')

/** What editors use speaks their language, too. */
const commands = filesOf('cli/catalogue/**/*.ts')

/** What visitors read or hear of an element. */
const spoken = new Set(
  'alt title placeholder label aria-label aria-roledescription heading caption hint note missing what about button'.split(
    ' ',
  ),
)
/** What operators, programs and language models read: it is English. */
const toOthers = /\/(?:policy|mcp-api|program-server|helper|text-index|redis)\.ts$/

/** The same in every language. */
const names = ['LinkedIn', 'SVG']
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''))

/** Shows each node of a file, and what is in it unless `look` says that this is to be left out. */
function walk(file: string, code: string, look: (node: Node) => 'left out' | void): void {
  const see = (node: Node): void => {
    if (look(node) === 'left out') return
    for (const child of Object.values(node).flat()) {
      if (typeof (child as Node | null)?.type === 'string') see(child as Node)
    }
  }
  see(parseSync(file, code).program as unknown as Node)
}

/** What a literal says, with … for what a template puts in. */
function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateLiteral') {
    const parts = node.quasis as { value: { cooked: string } }[]
    return parts.map(({ value }) => value.cooked).join('…')
  }
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/** Words in a file's JSX that are written there. */
function wordsIn(file: string, code = readFileSync(file, 'utf8')): string[] {
  const found: string[] = []
  const literal = (node: Node | null | undefined): void => {
    if (!node) return
    const text = textOf(node)
    if (text !== undefined) note(text)
    else if (node.type === 'ConditionalExpression') {
      literal(node.consequent as Node)
      literal(node.alternate as Node)
    } else if (node.type === 'LogicalExpression') literal(node.right as Node)
    else if (node.type === 'JSXExpressionContainer') literal(node.expression as Node)
  }
  const note = (text: string) => {
    if (hasWords(text) && !names.includes(text.trim())) found.push(text.replace(/\s+/g, ' ').trim())
  }
  walk(file, code, (node) => {
    if (node.type === 'JSXText') note(node.value as string)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as Node[]) {
        if (child.type === 'JSXExpressionContainer') literal(child)
      }
    }
    if (node.type === 'JSXAttribute' && spoken.has((node.name as { name: string }).name)) {
      literal(node.value as Node)
    }
  })
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

/** What visitors read of the server, and of the rules behind pages, forms and the assistant. */
const speaking = filesOf([
  'domain/{chat,finding,deciding,knowledge,submission}/*.ts',
  'server/{app.ts,http/*.ts,{assistant,knowledge,pages,pictures,programs,submissions}/*.ts,catalogue/drawings/*.ts}',
]).filter((file) => !toOthers.test(file))

/** Sentences that a file writes itself, but those for logs and errors of programs. */
function sentencesIn(file: string, code = readFileSync(file, 'utf8')): string[] {
  const found: string[] = []
  walk(file, code, (node) => {
    if (isUnread(node)) return 'left out'
    const text = textOf(node)
    if (text !== undefined && isSentence(text)) found.push(text)
  })
  return found
}

function isUnread(node: Node): boolean {
  if (/^(?:Import|TS(?:Literal|TypeAlias|Interface)|Throw)/.test(node.type)) return true
  if (node.type === 'CallExpression') return isLogging(node) || isGauge(node)
  if (node.type === 'NewExpression') return /Error$/.test(String((node.callee as Node).name))
  return node.type === 'Property' && (node.key as Node).name === 'help'
}

/** 'Enter your name.', 'Submission failed.', 'the … of …'; a code such as 'too large' is none. */
function isSentence(text: string): boolean {
  if (text.startsWith('HTTP/') || isCode(text)) return false
  const words = text.split(/\s+/).filter((word) => /^[“(]?[\p{L}…]{2,}[”)]?[.,:;?!]*$/u.test(word))
  return words.length > 2 || /^\p{Lu}\p{Ll}+ .*[.!?]$/u.test(text)
}

/** A style sheet, or which elements are meant. */
const isCode = (text: string) =>
  /[{}]|^[a-z-]+: [a-z-]+; |^(?:[a-z]+(?:\[\w+\])?(?: > |$)){2,}$/.test(text) ||
  /^(?:(?:a|button|input|select|summary|textarea)(?:\[\w+\])?(?:, |$))+$/.test(text)

/** Operators read what a gauge shows. */
const isGauge = (call: Node) => (call.callee as Node).name === 'gauge'

function isLogging({ callee }: Node): boolean {
  const { property } = callee as { property?: { name?: string } }
  return /^(?:debug|info|warn|error|fatal)$/.test(property?.name ?? '')
}

test('a sentence is told from a code, and what visitors read from what is logged', () => {
  const code = `log.warn({}, 'the file is gone'); throw new Error(\`it was not \${x}\`)
    const a = [b ? 'Enter your name.' : 'too large', 'Submission failed.', \`the \${x} of all\`]
    const c = "default-src 'none'; style-src 'self'"; type D = 'one of these three'`
  expect(sentencesIn('a.ts', code)).toEqual([
    'Enter your name.',
    'Submission failed.',
    'the … of all',
  ])
})

/**
 * Words that a module hands on to be shown: a label or a name that begins as one does, which need not be
 * a sentence. Titles of `Error`s and what is logged are none.
 */
function handedOn(file: string, code = readFileSync(file, 'utf8')): string[] {
  const found: string[] = []
  walk(file, code, (node) => {
    if (node.type === 'Property') {
      const { key, value } = node as unknown as { key: Node; value: Node }
      const text = textOf(value)
      const isSpoken = spoken.has(String(key.name)) || key.name === 'name' || key.name === 'text'
      if (isSpoken && text !== undefined && /^\p{Lu}\p{Ll}+(?:[\s….]|$)/u.test(text))
        found.push(text)
    }
  })
  return found
}

/** Programs read it, whatever the site's language. */
const ofPrograms = /^app\/(?:features\/programs\/|routes\/robots\.ts$)/

test('what a module hands on is found, and a code is not', () => {
  const code = "const a = { label: 'Close', name: `Figure ${n}`, kind: 'Figure', note: 'no-store' }"
  expect(handedOn('a.ts', code)).toEqual(['Close', 'Figure …'])
})

test('no module of the app says anything but texts and content', () => {
  const modules = sources.filter((file) => !ofPrograms.test(file))
  const found = modules.flatMap((file) =>
    [...sentencesIn(file), ...handedOn(file)].map((words) => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})

test('the server, forms and the assistant say nothing but texts and content', () => {
  expect(speaking.flatMap((file) => sentencesIn(file).map((words) => `${file}: ${words}`))).toEqual(
    [],
  )
})

/** What editors read at the cells of a workbook; errors that end a command are for who runs it. */
const atCells = filesOf([
  'domain/sheets/*.ts',
  'domain/catalogue/{check-*,accessories,compliance,conformity,fits,number-pattern,ordering,size,stored-*}.ts',
  'cli/catalogue/{diff.ts,files/*.ts,sheets/*.ts}',
])

test('what is said of a cell is a text', () => {
  expect(atCells.flatMap((file) => sentencesIn(file).map((words) => `${file}: ${words}`))).toEqual(
    [],
  )
})

test('no text of the English lies unused', async () => {
  const english = await readEnglish()
  const codes = [...sources, ...others, ...commands].map((file) => readFileSync(file, 'utf8'))
  for (const group of englishGroups()) {
    const users = codes.flatMap((code) => {
      const [, name] =
        new RegExp(`import \\* as (\\w+) from '#texts/${group}\\.ts'`).exec(code) ?? []
      return name ? [{ name, code }] : []
    })
    // Who is handed all texts of a group calls them `texts`.
    if (users.some(({ name, code }) => code.includes(`{ ...${name} }`)))
      users.push(...codes.map((code) => ({ name: 'texts', code })))
    for (const text of Object.keys(english[group]!)) {
      const isUsed = users.some(({ name, code }) =>
        new RegExp(`\\b${name}\\.${text}\\b`).test(code),
      )
      expect(isUsed, `${group}.${text}`).toBe(true)
    }
  }
})
