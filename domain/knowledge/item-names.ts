/** `Product-Catalog.pdf` as 'Product Catalog'. */
export function nameOfFile(file: string): string {
  const base = file.split('/').at(-1) ?? file
  return baseOf(base).replaceAll('-', ' ').replace(/\s+/g, ' ').trim() || base
}

/** A path or name without its ending. */
export function baseOf(path: string): string {
  return path.replace(/\.[^./]+$/, '')
}

/** A folder in words: spaces before capitals, `dataSheets` as 'Data Sheets'. */
export function categoryOfFolder(folder: string): string {
  const words = folder.replace(/([A-Z])/g, ' $1').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
