/** What stands for `{{key}}` in a template. */
export type Values = Readonly<Record<string, string | number>>

/** A file of the template with the answers in it, each set as the file's format wants it. */
export function fillTemplate(file: string, text: string, values: Values): string {
  if (file.endsWith('.ts')) return fillSource(text, values)
  if (file.endsWith('.json') || file.endsWith('.webmanifest')) {
    return replaced(text, values, (value) => JSON.stringify(value).slice(1, -1))
  }
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
  const numbered = text.replace(/Number\('\{\{(\w+)\}\}'\)/g, (_, key: string) =>
    String(valueOf(values, key)),
  )
  return replaced(numbered, values, (value) => value.replace(/[\\']/g, '\\$&'))
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

function valueOf(values: Values, key: string): string | number {
  const value = values[key]
  if (value === undefined) throw new Error(`The template asks for {{${key}}}.`)
  return value
}
