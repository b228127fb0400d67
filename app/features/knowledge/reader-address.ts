/** A PDF of the storage that is read over a page: the page's address names it behind its own. */
export type Asked = {
  /** Path of the file's address, as an address has it. */
  file: string
  page: number
}

/** Selects links to PDFs of the storage that are not to be downloaded. */
export const storedPdf = '[href^="/files/"][href*=".pdf" i]:not([download])'

const fragment = /^#doc=(\/files\/[^&]+\.pdf)(?:&page=(\d{1,5}))?$/i

/** What a fragment asks for: nothing but files of the storage can be asked for. */
export function askedOf(hash: string): Asked | undefined {
  const [, file, page] = fragment.exec(hash) ?? []
  return file ? { file, page: Number(page) || 1 } : undefined
}

export function fragmentOf({ file, page }: Asked): string {
  return `#doc=${file.replaceAll('&', '%26')}${page > 1 ? `&page=${page}` : ''}`
}

/** The page that `#page=3` names, as in every PDF's address; 0 where none is named. */
export function pageOf(hash: string): number {
  return Number(/^#page=(\d{1,5})$/.exec(hash)?.[1]) || 0
}

export function withPage(address: string, page: number): string {
  return page > 1 ? `${address}#page=${page}` : address
}
