import { paths } from '#app/lib/paths.ts'
import { parseKnowledgeState } from '#domain/knowledge/knowledge-state.ts'

/** A document that is read over a page, as the page's address names it. */
export type OpenDocument = {
  /** Path of a PDF of the storage; in the Knowledge Center slug or address of a document. */
  doc: string
  /** Whether it is a PDF over any page (`#doc=`), and not one of the Knowledge Center (`?doc=`). */
  isFile: boolean
  /** From 1. */
  page: number
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

const fileLinks = '[href^="/files/"][href*=".pdf" i]:not([download])'

/** Selects links that open the reader: to PDFs of the storage, and those of the Knowledge Center's list. */
export const readerLinks = `${fileLinks}, [data-reader]`

/** Matches addresses that may name a document. */
export const readerAddresses = '[?&#]doc='

const fragment = /^#doc=(\/files\/[^&]+\.pdf)(?:&page=(\d{1,5}))?$/i

/** Over any page nothing but files of the storage can be opened. */
export function documentIn(address: Address): OpenDocument | undefined {
  const [, file, page] = fragment.exec(address.hash) ?? []
  if (file) return { doc: file, isFile: true, page: Number(page) || 1 }
  const doc = knowledgeDocument(address)
  const named = pageOf(address.hash) || stateOf(address).page || 1
  return doc ? { doc, isFile: false, page: named } : undefined
}

/** What `?doc=` of the Knowledge Center names; empty for nothing, and on other pages. */
export function knowledgeDocument(address: Address): string {
  return address.pathname === paths.knowledge() ? stateOf(address).doc : ''
}

/** The address that a link opens its document at, over the page that has the link. */
export function openingAddress({ href, pathname, hash, dataset }: HTMLAnchorElement): string {
  return dataset.reader === undefined ? fileAddress(pathname, pageOf(hash)) : href
}

/** The address of a page of an open document. */
export function readingAddress({ doc, isFile }: OpenDocument, page: number, at: Address): string {
  if (isFile) return fileAddress(doc, page)
  return withPage(paths.knowledge({ ...stateOf(at), page: 0 }), page)
}

/** The address of the page without the document over it. */
export function closedAddress({ isFile }: OpenDocument, at: Address): string {
  return isFile ? at.pathname + at.search : paths.knowledge({ ...stateOf(at), doc: '' })
}

export function withPage(address: string, page: number): string {
  return page > 1 ? `${address}#page=${page}` : address
}

function fileAddress(file: string, page: number): string {
  return `#doc=${file.replaceAll('&', '%26')}${page > 1 ? `&page=${page}` : ''}`
}

/** The page that `#page=3` names, as in every PDF's address; 0 where none is named. */
function pageOf(hash: string): number {
  return Number(/^#page=(\d{1,5})$/.exec(hash)?.[1]) || 0
}

const stateOf = ({ search }: Address) => parseKnowledgeState(new URLSearchParams(search))
