export type HtmlElement = {
  name: string
  attributes: Record<string, string>
  /** What a script, a style or a title holds. */
  text: string
}

/**
 * The elements of a page in their order. Enough for what React writes: values in double quotes,
 * every `<` and `>` of a text or a value escaped.
 */
export function elementsOf(html: string): HtmlElement[] {
  return [...html.matchAll(token)].flatMap(([, rawName, rawAttributes, text, name, attributes]) =>
    rawName
      ? [
          {
            name: rawName,
            attributes: parseAttributes(rawAttributes),
            text: rawText(rawName, text),
          },
        ]
      : name
        ? [{ name, attributes: parseAttributes(attributes), text: '' }]
        : [],
  )
}

const token =
  /<!--[^]*?-->|<(script|style|title|textarea)\b([^>]*)>([^]*?)<\/\1>|<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/g

function parseAttributes(source = ''): Record<string, string> {
  const found = [...source.matchAll(/([^\s"'<>/=]+)(?:="([^"]*)")?/g)]
  return Object.fromEntries(
    found.map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  )
}

function rawText(name: string, text = ''): string {
  return name === 'title' || name === 'textarea' ? decode(text) : text
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
