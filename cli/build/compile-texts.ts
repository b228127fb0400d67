import { parseSync } from 'vite'
import type { Text, Texts } from '../texts/texts.ts'

type Node = { type: string; start: number; end: number; [field: string]: unknown }

/**
 * A module's code with each text in the place that names it, `texts.close` as "Close", and facts put
 * into them, `fillIn(texts.page, { n })` as a template, a plural as a choice where the language has
 * one form for 1 and one for the rest. What is left is filled in when it runs. `{ ...texts }` is all
 * texts of a group. Throws where a group is handed on as a whole otherwise, or has no text of a name.
 */
export function compileTexts(code: string, texts: Texts, file = 'module.js'): string {
  const { program, errors } = parseSync('module.tsx', code)
  if (errors.length) throw new Error(`${file}: ${errors[0]!.message}`)
  const names = namesOf(program as unknown as Node, code)
  const fault = (what: string) => new Error(`${file}: ${what}`)
  const choosesByOne = hasOneAndOther(String(texts.locale?.locale ?? 'en'))

  const textOf = (node: Node | undefined): Text | undefined => {
    if (node?.type !== 'MemberExpression') return undefined
    const { object, property, computed } = node as unknown as Record<
      'object' | 'property',
      Node
    > & {
      computed: boolean
    }
    const group = object.type === 'Identifier' ? names.groups.get(object.name as string) : undefined
    if (group === undefined) return undefined
    const name = computed ? '' : (property.name as string)
    const all = texts[group] ?? {}
    if (Object.hasOwn(all, name)) return all[name]
    throw fault(name ? `#texts/${group}.ts has no ${name}` : `#texts/${group}.ts: name each text`)
  }

  /** A text with the expressions of an object's fields in its places. */
  const filled = (text: string, facts: ReadonlyMap<string, string>): string | undefined => {
    const slots = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    if (!slots.length) return JSON.stringify(text)
    if (new Set(slots).size < slots.length) return undefined
    const unknown = slots.find((slot) => !facts.has(slot))
    if (unknown) throw fault(`“${text}” has a place {${unknown}} that nothing is given for`)
    const parts = text.split(/\{\w+\}/)
    return `\`${parts.map((part, i) => escaped(part) + (slots[i] ? `\${${facts.get(slots[i])}}` : '')).join('')}\``
  }

  /** The same with elements: React takes a list of both. */
  const listed = (text: string, elements: ReadonlyMap<string, string>): string => {
    const parts = text.split(/\{(\w+)\}/).map((part, i) => {
      const element = i % 2 ? elements.get(part) : JSON.stringify(part)
      if (element === undefined) throw fault(`“${text}” has a place {${part}} without an element`)
      return element
    })
    return `[${parts.filter((part) => part !== '""').join(', ')}]`
  }

  const factsOf = (node: Node | undefined): Map<string, string> | undefined => {
    if (!node) return new Map()
    if (node.type !== 'ObjectExpression') return undefined
    const fields = node.properties as (Node & { key: Node; value: Node; computed: boolean })[]
    if (!fields.every(({ type, computed }) => type === 'Property' && !computed)) return undefined
    return new Map(fields.map(({ key, value }) => [String(key.name ?? key.value), print(value)]))
  }

  const call = (node: Node): string | undefined => {
    const helper = names.helpers.get((node.callee as Node).name as string)
    const [first, second, third] = node.arguments as Node[]
    if (helper === 'fillIn') {
      const [text, facts] = [textOf(first), factsOf(second)]
      return typeof text === 'string' && facts ? filled(text, facts) : undefined
    }
    if (helper === 'filled') {
      const [text, elements] = [textOf(first), factsOf(second)]
      return typeof text === 'string' && elements ? listed(text, elements) : undefined
    }
    const [forms, facts] = [helper === 'plural' && textOf(second), factsOf(third)]
    if (!forms || typeof forms === 'string' || !facts || !choosesByOne || !isPlain(first!)) {
      return undefined
    }
    const count = print(first!)
    const all = new Map([['count', count], ...facts])
    const [one, other] = [forms.one ?? forms.other!, forms.other!].map((form) => filled(form, all))
    return one && other && (one === other ? one : `(${count}===1?${one}:${other})`)
  }

  const replaced = (node: Node): string | undefined => {
    if (node.type === 'ImportDeclaration' && groupNamed(node) !== undefined) return ''
    if (node.type === 'CallExpression') return call(node)
    if (node.type === 'SpreadElement') {
      const { type, name } = node.argument as Node
      const group = type === 'Identifier' ? names.groups.get(name as string) : undefined
      return group && `...${JSON.stringify(texts[group] ?? {})}`
    }
    const text = textOf(node)
    if (text !== undefined)
      return typeof text === 'string' ? JSON.stringify(text) : `(${JSON.stringify(text)})`
    if (node.type === 'Identifier' && names.groups.has(node.name as string)) {
      throw fault(`name texts one by one: ${String(node.name)} stands for all of them`)
    }
    return undefined
  }

  const print = (node: Node): string => {
    const whole = replaced(node)
    if (whole !== undefined) return whole
    let printed = ''
    let at = node.start
    for (const child of childrenOf(node)) {
      if (child.start < at) continue
      printed += code.slice(at, child.start) + print(child)
      at = child.end
    }
    return printed + code.slice(at, node.end)
  }
  const printed = print(program as unknown as Node)
  const whole = code.slice(0, program.start) + printed + code.slice(program.end)
  return names.imports.reduce(withoutUnused, whole)
}

/** A helper's module would stay for what it imports itself. */
function withoutUnused(code: string, { line, name }: { line: string; name: string }): string {
  const others = code.replace(line, '')
  return new RegExp(`\\b${name}\\b`).test(others) ? code : others
}

/** What a module calls the groups of texts and the helpers that it imports. */
function namesOf(program: Node, code: string) {
  const groups = new Map<string, string>()
  const helpers = new Map<string, string>()
  const imports: { line: string; name: string }[] = []
  for (const node of program.body as Node[]) {
    if (node.type !== 'ImportDeclaration') continue
    const group = groupNamed(node)
    const source = (node.source as Node).value as string
    const specifiers = node.specifiers as Record<string, Node>[]
    for (const { type, local, imported } of specifiers) {
      const name = local!.name as string
      if (group !== undefined) {
        if ((type as unknown) !== 'ImportNamespaceSpecifier') {
          throw new Error(`import * as texts from '${source}': ${name} alone cannot be told`)
        }
        groups.set(name, group)
      }
      const helper = imported?.name
      const isHelper = /\/(?:fill-in|plural|filled)\.tsx?$/.test(source)
      if (
        isHelper &&
        typeof helper === 'string' &&
        ['fillIn', 'plural', 'filled'].includes(helper)
      ) {
        helpers.set(name, helper)
        if (specifiers.length === 1) imports.push({ line: code.slice(node.start, node.end), name })
      }
    }
  }
  return { groups, helpers, imports }
}

function groupNamed(node: Node): string | undefined {
  return /^#texts\/([\w-]+)\.ts$/.exec((node.source as Node).value as string)?.[1]
}

/** In the order of the code; names of fields are no identifiers. */
function childrenOf(node: Node): Node[] {
  const isName = (field: string) =>
    (field === 'property' || field === 'key') && node.computed === false
  return Object.entries(node)
    .filter(([field]) => !isName(field))
    .flatMap(([, value]) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(
      (value): value is Node =>
        typeof (value as Node | null)?.type === 'string' &&
        typeof (value as Node).start === 'number',
    )
    .sort((a, b) => a.start - b.start)
}

/** Said twice it does nothing twice. */
function isPlain(node: Node): boolean {
  if (node.type === 'MemberExpression') return !node.computed && isPlain(node.object as Node)
  if (node.type === 'BinaryExpression' && ['+', '-', '*'].includes(node.operator as string)) {
    return isPlain(node.left as Node) && isPlain(node.right as Node)
  }
  return node.type === 'Identifier' || node.type === 'Literal'
}

function hasOneAndOther(locale: string): boolean {
  const rules = new Intl.PluralRules(locale)
  const numbers = [...Array.from({ length: 201 }, (_, n) => n), 1000, 1e6, 0.5, 1.5]
  return numbers.every((n) => rules.select(n) === (n === 1 ? 'one' : 'other'))
}

const escaped = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&')
