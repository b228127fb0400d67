import { PDFArray, PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib'
import type { PDFDocument } from '@cantoo/pdf-lib'

/**
 * Chromium names table cells after its own count of nodes, which differs from run to run. Their
 * place in the file takes its place; it is of equal length, so that nothing in the file shifts.
 */
export function withCountedIds(printed: Buffer): Buffer {
  const text = printed.toString('latin1')
  const defined = [...text.matchAll(/\/ID \((node\d{8})\)/g)].map(([, name]) => name!)
  const counted = new Map(
    [...new Set(defined)].map((name, index) => [name, `node${String(index).padStart(8, '0')}`]),
  )
  const renamed = text.replace(/\(node\d{8}\)/g, (name) => {
    const count = counted.get(name.slice(1, -1))
    return count ? `(${count})` : name
  })
  return Buffer.from(renamed, 'latin1')
}

/** Puts the names in order again, in one node: readers find a header cell by searching for its name. */
export function sortIdTree(document: PDFDocument): void {
  const root = document.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)
  const tree = root?.lookupMaybe(PDFName.of('IDTree'), PDFDict)
  if (!tree) return
  const pairs = namesBelow(tree).sort(([a], [b]) => (a.toString() < b.toString() ? -1 : 1))
  const kids = tree.lookupMaybe(PDFName.of('Kids'), PDFArray)
  for (const kid of kids?.asArray() ?? []) if (kid instanceof PDFRef) document.context.delete(kid)
  tree.delete(PDFName.of('Kids'))
  tree.set(PDFName.of('Names'), document.context.obj(pairs.flat()))
}

type Pair = [ReturnType<PDFArray['get']>, ReturnType<PDFArray['get']>]

function namesBelow(node: PDFDict): Pair[] {
  const names = node.lookupMaybe(PDFName.of('Names'), PDFArray)?.asArray() ?? []
  const own = Array.from({ length: names.length / 2 }, (_, i): Pair => [
    names[2 * i]!,
    names[2 * i + 1]!,
  ])
  const kids = node.lookupMaybe(PDFName.of('Kids'), PDFArray)
  const below = Array.from({ length: kids?.size() ?? 0 }, (_, i) => kids!.lookup(i, PDFDict))
  return [...own, ...below.flatMap(namesBelow)]
}
