/**
 * Whether a request's `Accept` asks for Markdown by name, and not less than for HTML: what stands
 * for any type asks for the page as browsers have it.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false
  const types = new Map(accept.split(',').map(typeAndQuality))
  const markdown = types.get('text/markdown') ?? 0
  return markdown > 0 && markdown >= (types.get('text/html') ?? 0)
}

function typeAndQuality(part: string): [string, number] {
  const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [type, quality ? Number(quality.slice(2)) || 0 : 1]
}
