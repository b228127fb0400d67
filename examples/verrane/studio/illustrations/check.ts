/** A drawing may have this many bytes. */
const maxBytes = 40_000

/** What is wrong with an SVG file that is to be shown as a picture; empty when it is sound. */
export function faultsOf(svg: string): string[] {
  const faults: string[] = []
  const root = /^<svg\b[^>]*>/.exec(svg)?.[0]
  if (!root) return ['does not begin with <svg>']
  for (const name of ['xmlns', 'width', 'height', 'viewBox']) {
    if (!new RegExp(`\\s${name}="[^"]+"`).test(root)) faults.push(`<svg> has no ${name}`)
  }
  if (!/^<svg\b[^>]*><title>[^<]+<\/title>/.test(svg)) faults.push('does not begin with a title')
  if (/<(?:script|foreignObject|style|image|iframe|a)\b|\son\w+=|javascript:/i.test(svg))
    faults.push('holds more than a drawing')
  if (/\b(?:href|src)="(?!#)/.test(svg)) faults.push('refers to something outside')
  if (/NaN|undefined|Infinity/.test(svg)) faults.push('has a coordinate that is no number')
  if (Buffer.byteLength(svg) > maxBytes) faults.push(`is larger than ${maxBytes} bytes`)
  const open = unclosed(svg)
  if (open) faults.push(`is not well-formed at ${open}`)
  return faults
}

/** The first tag that has no partner, or a stray < or & in between. */
function unclosed(svg: string): string | undefined {
  const stack: string[] = []
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z-]+="[^"<]*")*)\s*(\/?)>/y
  let index = 0
  while (index < svg.length) {
    if (svg[index] !== '<') {
      const next = svg.indexOf('<', index)
      const words = svg.slice(index, next < 0 ? undefined : next)
      if (/&(?!(?:amp|lt|gt|quot);)/.test(words)) return words.slice(0, 40)
      if (next < 0) break
      index = next
    }
    tag.lastIndex = index
    const found = tag.exec(svg)
    if (!found) return svg.slice(index, index + 40)
    const [whole, closes, name = '', , empty] = found
    if (closes && stack.pop() !== name) return whole
    if (!closes && !empty) stack.push(name)
    index = tag.lastIndex
  }
  return stack.at(-1)
}
