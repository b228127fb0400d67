/** What stands for `{{key}}` in a template; what is undefined takes its line along. */
export type Values = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** A file of the template with the answers in it, each set as the file's format wants it. */
export function fillTemplate(file: string, text: string, values: Values): string {
  if (file.endsWith('.ts')) return fillSource(text, values)
  if (file.endsWith('.json') || file.endsWith('.webmanifest')) return fillJson(text, values)
  if (file.endsWith('.md')) return fillMarkdown(text, values)
  return replaced(text, values, (value) => value)
}

/** Sets custom properties of a style sheet, by their names without dashes. */
export function setProperties(css: string, properties: Readonly<Record<string, string>>): string {
  return Object.entries(properties).reduce((text, [name, value]) => {
    const declaration = new RegExp(`(--${name}:)[^;]*;`)
    if (!declaration.test(text)) throw new Error(`The template's style sheet has no --${name}.`)
    return text.replace(declaration, `$1 ${value};`)
  }, css)
}

/** Placeholders stand in texts between single quotes; a number in `Number('{{key}}')`. */
function fillSource(text: string, values: Values): string {
  const whole = text
    .replace(/^.*'\{\{(\w+)\}\}'.*\n/gm, (line, key: string) =>
      valueOf(values, key) === undefined ? '' : line,
    )
    .replace(/Number\('\{\{(\w+)\}\}'\)/g, (_, key: string) => String(Number(valueOf(values, key))))
    .replace(/'\{\{(\w+)\}\}'/g, (found, key: string) => {
      const value = valueOf(values, key)
      return Array.isArray(value)
        ? value.map((one) => `'${quoted(String(one))}'`).join(', ')
        : found
    })
  return replaced(whole, values, quoted)
}

const quoted = (value: string) => value.replace(/[\\']/g, '\\$&')

function fillJson(text: string, values: Values): string {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return replaced(value, values, (one) => one)
    if (Array.isArray(value)) return value.map(fill)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one)]))
  }
  return `${JSON.stringify(fill(JSON.parse(text)), undefined, 2)}\n`
}

/** What is code stays as it is. */
function fillMarkdown(text: string, values: Values): string {
  return text
    .split(/(```[^]*?```|`[^`\n]*`)/)
    .map((part, at) =>
      replaced(part, values, (value) =>
        at % 2 ? value : value.replace(/[\\`*_[\]<>#|]/g, '\\$&'),
      ),
    )
    .join('')
}

function replaced(text: string, values: Values, set: (value: string) => string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => set(String(valueOf(values, key))))
}

function valueOf(values: Values, key: string): Values[string] {
  if (!Object.hasOwn(values, key)) throw new Error(`The template asks for {{${key}}}.`)
  return values[key]
}
