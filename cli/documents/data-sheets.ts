import { site } from '#content/site.ts'
import { idOf } from '#domain/catalogue/check-fault.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import * as texts from '#texts/product.ts'
import { readFolder } from '../catalogue/read-folder.ts'
import type { Terminal } from '../catalogue/terminal.ts'
import { digest, makeFiles, type WantedFile } from './made-files.ts'
import { openPrinter, type Printer } from './open-printer.ts'

type Options = { folder: string; storage: string; write: boolean }

/** Opens the site as it is built, with this catalogue. */
type OpenSite = () => Promise<{ url: string; stop: () => unknown }>

/** Raise it when sheets are to look different: all that were made here are then made again. */
const version = 3
/** Where sheets of paper have another size. */
const letter = /-(?:US|CA|MX|PH)$/

/** Data sheets of the products that name one: their pages, printed. */
export async function dataSheets(
  { folder, storage, write }: Options,
  terminal: Terminal,
  openSite: OpenSite,
): Promise<number> {
  const { url, stop } = await openSite()
  let printer: Printer | undefined
  try {
    const wanted: WantedFile[] = []
    for (const { product, path } of namedIn(folder)) {
      const page = `${url}/${product.slug}`
      const make = async () => {
        printer ??= await openPrinter(url, letter.test(site.locale) ? 'Letter' : 'A4')
        return printer.print(page, `${product.name}: ${texts.files.dataSheet}`)
      }
      const html = await (await fetch(page)).text()
      wanted.push({ path, from: digest(`${version} ${contentOf(html)}`), make })
    }
    return await makeFiles(wanted, { storage, write, noun: 'data sheet' }, terminal)
  } finally {
    await printer?.close()
    await stop()
  }
}

/** What a reader would miss of a page: its colors, its address, its texts and its picture. */
function contentOf(html: string): string {
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? []
  const [colors = ''] = /:root\s*\{[^}]*\}/.exec(html) ?? []
  const [address = ''] = /rel="canonical" href="[^"]*"/.exec(html) ?? []
  const pictures = main.match(/<img [^>]*\bsrc="[^"]*"/g) ?? []
  return [colors, address, ...pictures, main.replaceAll(/<[^>]*>/g, ' ')].join('\n')
}

/** Of two products that name one sheet, the first. */
function namedIn(folder: string): { product: Product; path: string }[] {
  const named = readFolder(folder).files.flatMap(({ file, data }) => {
    const parsed = parseProduct(idOf(file), data)
    if (!parsed.ok || !parsed.product.included) return []
    const path = parsed.product.files.find(({ kind }) => kind === 'dataSheet')?.url ?? ''
    // An address elsewhere is somebody else's, and a path may not leave the storage.
    const isOurs =
      /^[^:\\]+\.pdf$/i.test(path) && !path.split('/').some((part) => /^\.*$/.test(part))
    return isOurs ? [{ product: parsed.product, path }] : []
  })
  return named.filter(({ path }, at) => named.findIndex((other) => other.path === path) === at)
}
