import { readQualities } from './qualities.ts'

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
