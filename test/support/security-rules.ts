/** Firebase's rules, as far as ours go: nested matches that allow methods or do not. */
export type SecurityRules = { service: string; allows: (method: Method, path: string) => boolean }

type Method = 'get' | 'list' | 'create' | 'update' | 'delete'
type Match = { path: string[]; allowed: Set<Method>; within: Match[] }

const groups: Record<string, readonly Method[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
}
const methods: readonly string[] = [...groups.read!, ...groups.write!]

/** Throws where a text is none of these rules; nothing that it does not understand is let through. */
export function readSecurityRules(text: string): SecurityRules {
  const tokens = text
    .replaceAll(/\/\/.*/g, '')
    .match(/'[^']*'|\/\S+|[\w.]+|[{}:;,=]/g)
    ?.values()
  const next = (): string => {
    const { value, done } = tokens!.next()
    if (done) throw new Error('The rules end too early.')
    return value
  }
  const expected = (...wanted: string[]) => {
    for (const one of wanted) {
      const token = next()
      if (token !== one) throw new Error(`${one} is expected where the rules have ${token}`)
    }
  }

  expected('rules_version', '=', "'2'", ';', 'service')
  const service = next()
  expected('{')
  const top = readBlock([])
  if (!tokens!.next().done) throw new Error('The rules go on after their end.')
  return { service, allows: (method, path) => allows(top, method, path.split('/').slice(1)) }

  function readBlock(path: string[]): Match {
    const match: Match = { path, allowed: new Set(), within: [] }
    for (let token = next(); token !== '}'; token = next()) {
      if (token === 'match') {
        const inner = next().split('/').slice(1)
        expected('{')
        match.within.push(readBlock(inner))
      } else if (token === 'allow') readAllow(match.allowed)
      else throw new Error(`${token} is neither match nor allow`)
    }
    return match
  }

  function readAllow(allowed: Set<Method>): void {
    const named: Method[] = []
    let token = ','
    while (token === ',') {
      const name = next()
      if (!methods.includes(name) && !groups[name]) throw new Error(`${name} is no method`)
      named.push(...(groups[name] ?? [name as Method]))
      token = next()
    }
    if (token !== ':') throw new Error(`${token} stands where a condition begins`)
    expected('if')
    const condition = next()
    if (!['true', 'false'].includes(condition)) throw new Error(`${condition} cannot be decided`)
    expected(';')
    if (condition === 'true') for (const one of named) allowed.add(one)
  }
}

/** Any match that allows is enough. */
function allows({ path, allowed, within }: Match, method: Method, asked: string[]): boolean {
  const rest = restAfter(path, asked)
  if (!rest) return false
  if (rest.length === 0 && allowed.has(method)) return true
  return within.some((inner) => allows(inner, method, rest))
}

/** What follows the segments that a path takes; undefined where it takes others. */
function restAfter(path: string[], asked: string[]): string[] | undefined {
  for (const [at, segment] of path.entries()) {
    if (/^\{\w+=\*\*\}$/.test(segment)) return asked.length > at ? [] : undefined
    if (asked[at] === undefined || (!/^\{\w+\}$/.test(segment) && segment !== asked[at])) {
      return undefined
    }
  }
  return asked.slice(path.length)
}
