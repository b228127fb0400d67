import { site } from '#content/site.ts'
import { idOf } from '#domain/catalogue/check-fault.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import { pictureSource } from '#domain/pictures.ts'
import { readFolder } from '../catalogue/read-folder.ts'
import type { Terminal } from '../catalogue/terminal.ts'
import { digest, makeFiles, type WantedFile } from './made-files.ts'
import { openPrinter, type Printer } from './open-printer.ts'
import { sheetFooter, sheetHtml } from './sheet-html.ts'
import { sheetParts } from './sheet-parts.ts'

type Options = { folder: string; storage: string; write: boolean }

type Dependencies = {
  /** The site as it is built, with this catalogue. */
  openSite: () => Promise<{ url: string; stop: () => unknown }>
  /** The address that visitors see; empty where it is not known. */
  address: string
}

/** Raise it when sheets are to look different: all that were made here are then made again. */
const version = 2
/** Where sheets of paper have another size. */
const letter = /-(?:US|CA|MX|PH)$/

/**
 * Data sheets of the products that name one. They say what the product's page says, in its words, with
 * the company's mark, colors and font.
 */
export async function dataSheets(
  { folder, storage, write }: Options,
  terminal: Terminal,
  { openSite, address }: Dependencies,
): Promise<number> {
  const opened = await openSite()
  let printer: Printer | undefined
  try {
    const brand = await brandOf(opened.url)
    const wanted: WantedFile[] = []
    for (const { product, path } of namedIn(folder)) {
      const sheet = await sheetOf(product, opened.url)
      const from = digest(JSON.stringify([version, sheet, brand, sheetFooter(address)]))
      const footer = sheetFooter(address && `${address}/${product.slug}`)
      const make = async () => {
        printer ??= await openPrinter(opened.url, letter.test(site.locale) ? 'Letter' : 'A4')
        return printer.print(sheetHtml(sheet, brand), footer)
      }
      wanted.push({ path, from, make })
    }
    return await makeFiles(wanted, { storage, write, noun: 'data sheet' }, terminal)
  } finally {
    await printer?.close()
    await opened.stop()
  }
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

async function sheetOf({ slug, name, image }: Product, url: string) {
  const [page, drawing] = await Promise.all(
    [`/${slug}.md`, `/drawings/${slug}.svg`].map(async (path) => {
      const answer = await fetch(url + path)
      return answer.ok ? answer.text() : ''
    }),
  )
  return {
    name,
    parts: sheetParts(page!),
    picture: pictureSource(image)?.src ?? '',
    drawing: drawing ? `/drawings/${slug}.svg` : '',
    drawn: digest(drawing!),
  }
}

/** The company's colors and fonts, of the style sheets in the home page. */
async function brandOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
    .map(([, text]) => text!)
    .join('')
  return (styles.match(/(?:@font-face|:root)\s*\{[^}]*\}/g) ?? []).join('\n')
}
