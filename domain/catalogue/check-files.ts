import { fileUrl } from '#domain/pictures.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { errorFault, quote, type CatalogueFile, type Fault } from './check-fault.ts'
import { lines } from './product.ts'
import { fieldsOf, type ContentField } from '#domain/records/product-document.ts'
import { videoSource } from './video.ts'

const pictureFields = fieldsOf('picture')
const pictureAndDocumentFields = fieldsOf('picture', 'document')
const videoFields = fieldsOf('film', 'films')

/** Endings of what other fields are for; an address may show a picture without any ending. */
const noPicture = /\.(?:pdf|docx?|xlsx?|pptx?|txt|zip|mp4|mov|webm|psd|ai|eps|tiff?|heic)$/i

/** Addresses that no browser could open, and links that are no film. */
export function addressFaults({ file, data }: CatalogueFile): Fault[] {
  return [
    ...videoFields.flatMap((field) =>
      lines(data[field])
        .filter((value) => !videoSource(value))
        .map((value) => errorFault(file, field, fillIn(texts.notVideo, { value: quote(value) }))),
    ),
    ...references(data)
      .filter(({ field, value }) => pictureFields.includes(field) && noPicture.test(value))
      .map(({ field, value }) =>
        errorFault(file, field, fillIn(texts.notPicture, { value: quote(value) })),
      ),
    ...references(data)
      .filter(({ value }) => !fileUrl(value) || leadsOut(value))
      .map(({ field, value }) =>
        errorFault(file, field, fillIn(texts.notPath, { value: quote(value) })),
      ),
  ]
}

/** Pictures, documents and films that the storage does not have. */
export function missingFileFaults(
  files: readonly CatalogueFile[],
  stored: ReadonlySet<string>,
): Fault[] {
  const byLowerCase = new Map([...stored].map((path) => [path.toLowerCase(), path]))
  return files.flatMap(({ file, data }) =>
    references(data).flatMap(({ field, value }): Fault[] => {
      if (!fileUrl(value)?.startsWith('/') || leadsOut(value)) return []
      const path = value.replace(/^\/+/, '')
      if (stored.has(path)) return []
      const like = byLowerCase.get(path.toLowerCase())
      const message = like
        ? fillIn(texts.capitalsCount, { path: quote(path), like: quote(like) })
        : fillIn(texts.notStoredFile, { path: quote(path) })
      return [{ file, field, severity: 'error', kind: 'missing-file', message }]
    }),
  )
}

/** Every value that names a file: pictures, documents, and films that are not on YouTube. */
function references(data: Record<string, unknown>): { field: ContentField; value: string }[] {
  const plain = pictureAndDocumentFields.flatMap((field) => {
    const value = data[field]
    return typeof value === 'string' && value.trim() ? { field, value: value.trim() } : []
  })
  const films = videoFields.flatMap((field) =>
    lines(data[field])
      .filter((value) => videoSource(value)?.type === 'file')
      .map((value) => ({ field, value })),
  )
  return [...plain, ...films]
}

function leadsOut(value: string): boolean {
  return !/^https?:/i.test(value) && /(^|[\\/])\.\.([\\/]|$)|\0/.test(value)
}
