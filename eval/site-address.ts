/** Addresses in a text, one form for each page or document. */
export function addressesIn(text: string): string[] {
  const found =
    text
      .replace(/https?:\/\/[^/\s]+/g, ' ')
      .match(/(?<![\p{L}\d.])\/[a-z][^\s()<>[\]"'“”,;]*/giu) ?? []
  return found.map((address) => plainAddress(address.replace(/[.:!?]+$/, '')))
}

/**
 * An address without its place in the page. A document is `/documents/slug`, wherever it is opened:
 * as a page, in the reader or as a file.
 */
export function plainAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const document = searchParams.get('doc')
  if (document) return `/documents/${document}`
  const file = /^\/files\/.*?([^/]+)\.\w+$/.exec(pathname)?.[1]
  if (file) return `/documents/${slugOf(decodeURIComponent(file))}`
  return pathname.replace(/(?<=.)\/$/, '')
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
