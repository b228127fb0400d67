/**
 * What a header of weighed names offers (RFC 9110, 12.4.2): the weight of each name, in small letters.
 * A weight that cannot be read is 0.
 */
export function readQualities(header: string): Map<string, number> {
  return new Map(header.split(',').map(nameAndQuality))
}

function nameAndQuality(part: string): [string, number] {
  // Cut, never searched for with spaces around it: a header of spaces alone would take a second.
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, quality ? Number(quality.slice(2)) || 0 : 1]
}

/**
 * Whether a request's `Accept` asks for Markdown by name, and not less than for HTML: what stands
 * for any type asks for the page as browsers have it.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false
  const types = readQualities(accept)
  const markdown = types.get('text/markdown') ?? 0
  return markdown > 0 && markdown >= (types.get('text/html') ?? 0)
}
