/** Keys that an object of a JSON text has twice, of which only the last is read; by their order. */
export function doubledKeys(json: string): string[] {
  const open: (Set<string> | undefined)[] = []
  const doubled = new Set<string>()
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token.endsWith(':')) {
      const key = JSON.parse(token.slice(0, -1)) as string
      const keys = open.at(-1)
      if (keys?.has(key)) doubled.add(key)
      keys?.add(key)
    }
  }
  return [...doubled]
}
