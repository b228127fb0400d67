import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseAst, type Plugin } from 'vite'
import { reactFeatures } from './left-out-of-react.ts'
import { routerFeatures } from './left-out-of-router.ts'

/** Something that a library can do, and what of its code does nothing else. */
export interface Feature {
  /** As the library's documentation calls it. */
  name: string
  /** What code that uses it names; where any of the site's does, the feature stays. */
  usedBy: RegExp
  /** Functions that nothing calls where it is not used. */
  never?: readonly string[]
  /** Functions that are called all the same, do nothing then, and whose answer is not looked at or is no answer. */
  idle?: readonly string[]
  /** Properties that are set for it alone: `A.prototype.b`, or all `A.prototype.*`. */
  set?: readonly string[]
  /** Calls that are statements of their own and go through what it alone fills, by what is called. */
  calls?: readonly string[]
  /** Kinds of fiber that are made of nothing else, by React's number: `case 30:` of a `switch (fiber.tag)`. */
  tags?: readonly number[]
  /** Expressions as they are written, and what they come to where the feature is not used. */
  answers?: readonly (readonly [written: string, answer: string])[]
}

/** Which features a file of a library has, in the version that they were looked up in. */
export interface LeftOut {
  library: string
  version: string
  /** Below the library's folder, from its end. */
  files: Readonly<Record<string, readonly Feature[]>>
}

export const libraries: readonly LeftOut[] = [reactFeatures, routerFeatures]

/**
 * Leaves out of React and the router what this site does not use: every page carries both, and they are
 * written for all that anybody may use (docs/decisions/029). A feature that code of the site names is
 * left in; a version other than that which was looked through is left as it is, and the build says so.
 */
export function leaveOut({ code: patterns }: { code: readonly string[] }): Plugin {
  const sources = () => patterns.flatMap((pattern) => globSync(pattern)).filter(isSource)
  let code: string | undefined
  return {
    name: 'leave-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      code = sources()
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n')
      for (const { library, version } of libraries)
        if (versionOf(library) !== version)
          this.warn(`${library} is sent whole: what can be left out is known of ${version} alone.`)
    },
    transform: {
      filter: { id: /\/node_modules\/react-(?:dom|router)\// },
      handler(text, id) {
        const features = unusedIn(id, code ?? '')
        const isShown = process.env.LEFT_OUT === 'shown'
        if (features.length > 0) return { code: without(text, features, isShown), map: null }
      },
    },
  }
}

const isSource = (file: string) => !/\.(?:test|fixture|server)\./.test(file)

/** Features of the file of that path which code does not use; none of a version that nobody looked through. */
export function unusedIn(id: string, code: string): readonly Feature[] {
  const features = libraries.flatMap(({ library, version, files }) => {
    const [, path = ''] = id.split(`/node_modules/${library}/`)
    return versionOf(library) === version ? (files[path] ?? []) : []
  })
  return features.filter(({ usedBy }) => !usedBy.test(code))
}

export function versionOf(library: string): string {
  const require = createRequire(import.meta.url)
  return (require(`${library}/package.json`) as { version: string }).version
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Edit = { start: number; end: number; text: string }

/**
 * The code of a library without features; throws where it has not what they name. `shown` has it throw
 * where something is reached that never is: for whoever looks up what can be left out.
 */
export function without(code: string, features: readonly Feature[], shown = false): string {
  const named = (kind: 'never' | 'idle' | 'set' | 'calls') =>
    new Set(features.flatMap((feature) => feature[kind] ?? []))
  const [never, idle, set, calls] = [named('never'), named('idle'), named('set'), named('calls')]
  const tags = new Set(features.flatMap((feature) => feature.tags ?? []))
  const missing = new Set([...never, ...idle, ...set, ...calls])
  const emptied = new Set<string>()
  const edits: Edit[] = []
  visit(parseAst(code) as unknown as Node, (node) => {
    const { start, end } = node
    if (node.type === 'SwitchStatement') edits.push(...casesOf(node, tags, code))
    if (node.type === 'FunctionDeclaration') {
      const { name } = node.id as unknown as { name: string }
      if (!never.has(name) && !idle.has(name)) return true
      missing.delete(name)
      if (emptied.has(name)) throw new Error(`There is more than one ${name}.`)
      emptied.add(name)
      const text = shown && never.has(name) ? `{throw Error("left out: ${name}")}` : '{}'
      const body = node.body as Node
      edits.push({ start: body.start, end: body.end, text })
      return false
    }
    if (node.type !== 'ExpressionStatement') return true
    const [of, name] = statementOf(node.expression as Node)
    const known = [name, name.replace(/\.\w+$/, '.*')].find((each) =>
      (of === 'call' ? calls : set).has(each),
    )
    if (!known) return true
    missing.delete(known)
    edits.push({ start, end, text: ';' })
    return false
  })
  if (missing.size > 0) throw new Error(`There is no ${[...missing].join(', ')} to leave out.`)
  let left = ''
  let at = 0
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
    // What lies in something that is left out is left out with it.
    if (start < at) continue
    left += code.slice(at, start) + text
    at = end
  }
  left += code.slice(at)
  for (const [written, answer] of features.flatMap((feature) => feature.answers ?? [])) {
    if (!code.includes(written)) throw new Error(`There is no ${written} to answer.`)
    left = left.replaceAll(written, answer)
  }
  return left
}

/** The arms of a switch by kinds of fiber that no other arm runs into, or shares its code with. */
function casesOf(node: Node, tags: ReadonlySet<number>, code: string): Edit[] {
  const { start, end } = node.discriminant as Node
  if (!code.slice(start, end).endsWith('.tag')) return []
  const arms = node.cases as (Node & { test: { value?: unknown } | null; consequent: Node[] })[]
  return arms.flatMap(({ test, consequent, start, end }, i) => {
    if (!tags.has(test?.value as number)) return []
    const isOwn =
      consequent.length === 0 || (isLeft(consequent) && isAlone(arms[i - 1]?.consequent))
    return isOwn ? [{ start, end, text: '' }] : []
  })
}

const isAlone = (before: readonly Node[] | undefined) => before === undefined || isLeft(before)

const isLeft = (statements: readonly Node[]) =>
  /^(?:Break|Continue|Return|Throw)Statement$/.test(statements.at(-1)?.type ?? '')

/** Whether a statement calls or sets something, and what: a path of names, or nothing. */
function statementOf(node: Node): ['call' | 'set', string] {
  if (node.type === 'CallExpression') return ['call', pathOf(node.callee as Node)]
  return ['set', node.type === 'AssignmentExpression' ? pathOf(node.left as Node) : '']
}

function pathOf(node: Node): string {
  if (node.type === 'Identifier') return node.name as string
  if (node.type !== 'MemberExpression' || node.computed) return ''
  const object = pathOf(node.object as Node)
  return object && `${object}.${(node.property as { name: string }).name}`
}

/** Calls with each node in order of the text, and looks into those for which it says so. */
function visit(node: Node, enter: (node: Node) => boolean): void {
  if (!enter(node)) return
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) visit(child, enter)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
