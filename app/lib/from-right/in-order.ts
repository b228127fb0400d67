import { trusted } from '#app/lib/trusted.ts'
import { isolatedFigures } from '#domain/texts/isolated-figures.ts'

type Html = { __html: string }
type Props = {
  children?: unknown
  value?: unknown
  placeholder?: unknown
  dangerouslySetInnerHTML?: Html
}

/** What these hold is sent or read as it is. */
const asItIs = new Set(['script', 'style', 'textarea', 'title'])

/** An element's properties, with the figures of its texts by themselves. Components hand theirs on. */
export function inOrder<Given>(type: unknown, given: Given): Given {
  if (typeof type !== 'string' || asItIs.has(type)) return given
  const { children, value, placeholder, dangerouslySetInnerHTML: html } = (given ?? {}) as Props
  const props = placeholder ? { ...given, placeholder: isolated(placeholder) } : given
  if (html)
    return { ...props, dangerouslySetInnerHTML: { __html: trusted(inOrderWithin(html.__html)) } }
  // An option without a value is sent by its text.
  if (children === undefined || (type === 'option' && value === undefined)) return props
  return { ...props, children: isolated(children) }
}

function isolated(child: unknown): unknown {
  if (typeof child === 'string') return isolatedFigures(child)
  return Array.isArray(child) ? child.map(isolated) : child
}

/** Of HTML what stands between its tags. */
const inOrderWithin = (html: string) =>
  /<(?:script|style|textarea)/.test(html)
    ? html
    : html.replace(/(<[^>]*>)|[^<]+/g, (text, tag?: string) => tag ?? isolatedFigures(text))
