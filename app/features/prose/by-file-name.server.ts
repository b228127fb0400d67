/** Texts that a glob brought, by the names of their files: where the company's folder lies does not matter. */
export function byFileName(texts: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), text]),
  )
}
