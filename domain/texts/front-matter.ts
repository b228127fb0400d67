type Fields = Record<string, string>
export type FrontMatter = Record<string, string | Fields | Fields[]>

/**
 * A text in two parts: the head between its first two `---` lines, and what follows. The head is
 * the piece of YAML that our texts need: `name: value`, such lines indented under a name, and
 * lists of them.
 */
export function splitFrontMatter(source: string): { front: FrontMatter; body: string } {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'))
  if (!parts) throw new Error('no head between two lines of ---')
  const front: FrontMatter = {}
  for (const entry of splitBefore(/^\S/, parts[1]!.split('\n'))) {
    const [first = '', ...below] = entry
    const name = /^(\w+):$/.exec(first)?.[1]
    Object.assign(front, name && below.length ? { [name]: nested(below) } : fields(entry))
  }
  return { front, body: parts[2]! }
}

function nested(lines: string[]): Fields | Fields[] {
  if (!lines[0]!.startsWith('  - ')) return fields(lines.map((line) => withoutIndent(line, '  ')))
  return splitBefore(/^ {2}- /, lines).map(([first = '', ...more]) =>
    fields([first.replace('-', ' '), ...more].map((line) => withoutIndent(line, '    '))),
  )
}

function fields(lines: string[]): Fields {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^(\w+): +(\S.*)$/.exec(line) ?? unreadable(line)
      return [name, value]
    }),
  ) as Fields
}

/** Groups of lines, each from one that matches to the next. */
function splitBefore(start: RegExp, lines: string[]): string[][] {
  const groups: string[][] = []
  for (const line of lines) {
    if (start.test(line) || !groups.length) groups.push([line])
    else groups.at(-1)!.push(line)
  }
  return groups
}

function withoutIndent(line: string, indent: string): string {
  return line.startsWith(indent) ? line.slice(indent.length) : unreadable(line)
}

function unreadable(line: string): never {
  throw new Error(`cannot read the line “${line}” of the head; write “name: value”`)
}
