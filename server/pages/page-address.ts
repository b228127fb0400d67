import { fieldOf } from '#domain/catalogue/typed-ranges.ts'

/** Path and query of the page that a request is answered with, of those of the request. */
export type PageAddress = (pathAndQuery: string) => string

type Dependencies = {
  /** What each page reads of its query, by the pattern of its path; others read nothing. */
  parameters: Readonly<Record<string, { names: readonly string[]; attributes?: true }>>
  /** The keys of products' attributes as they are now. */
  attributeKeys: () => ReadonlySet<string>
}

/**
 * Drops the parameters that a page does not read and puts the rest in one order, so that
 * addresses that show the same share one page. What stays means what it meant: of a name that
 * is read once its first value, of an attribute all values in their order.
 */
export function createPageAddress({ parameters, attributeKeys }: Dependencies): PageAddress {
  const pages = Object.entries(parameters).map(([pattern, reads]) => ({
    path: pathExpression(pattern),
    names: new Set(reads.names),
    attributes: reads.attributes ?? false,
  }))

  return (pathAndQuery) => {
    const mark = pathAndQuery.indexOf('?')
    if (mark < 0) return pathAndQuery
    const path = pathAndQuery.slice(0, mark)
    const shown = decoded(path)
    const page = pages.find((candidate) => candidate.path.test(shown))
    const kept = new URLSearchParams()
    for (const [name, value] of new URLSearchParams(pathAndQuery.slice(mark + 1))) {
      const isAttribute = () => page?.attributes && attributeKeys().has(fieldOf(name))
      if (page?.names.has(name) ? !kept.has(name) : isAttribute()) {
        kept.append(name, value)
      }
    }
    kept.sort()
    return kept.size ? `${path}?${kept}` : path
  }
}

/** As app/documents.tsx finds pages: in any case, with or without a slash at the end. */
function pathExpression(pattern: string): RegExp {
  const text = pattern
    .replaceAll('.', '\\.')
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+')
  return new RegExp(`^${text}/*$`, 'i')
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // Malformed escapes: no page of ours.
    return path
  }
}
