import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { quote } from '#domain/catalogue/check-fault.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import type { ContentField } from '#domain/records/product-document.ts'
import { trimmedText } from '#domain/catalogue/product.ts'
import { variantNumbers } from '#domain/catalogue/variant-numbers.ts'
import { readFileName } from '#domain/sheets/named-file.ts'
import { storedName } from '#domain/sheets/stored-name.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as cells from '#texts/cells.ts'
import * as texts from '#texts/sheets.ts'
import { pictureStarts, startOf } from '../../file-start.ts'

type Data = Record<string, unknown>
type Documents = ReadonlyMap<string, Data>

export type PlannedFile = {
  file: string
  id: string
  field: ContentField
  /** Where it goes, in the storage. */
  path: string
  /** Undefined where the same stands there already. */
  copy: 'add' | 'replace' | undefined
}
export type Plan = { files: PlannedFile[]; errors: string[]; next: Map<string, Data> }

/** Folders of the storage where the catalogue itself shows none. */
const folders: Partial<Record<ContentField, string>> = {
  dataSheet: 'dataSheets',
  productSheet: 'productSheets',
  installationGuide: 'installationGuides',
  quickInstallationGuide: 'quickInstallationGuides',
  brochure: 'brochures',
}

/** What the files of a folder are for, by the part numbers that they are named for; nothing is written. */
export function planFiles(folder: string, storage: string, current: Documents): Plan {
  const plan: Plan = { files: [], errors: [], next: new Map(current) }
  const owners = ownersOf(current)
  const taken = new Map<string, string>()
  for (const file of readdirSync(folder).sort()) {
    if (file.startsWith('.')) continue
    const refuse = (why: string) => void plan.errors.push(`${file}: ${why}`)
    const read = readFileName(file, [...owners.keys()])
    if (!read.ok) {
      refuse(whyNot(file, read.why, owners))
      continue
    }
    const id = owners.get(read.number)!
    const data = plan.next.get(id)!
    const field = ownField(read.field, data)
    const ending = extname(file).toLowerCase()
    const name = storedName({ slug: id, field, ending, standing: data[field] })
    const path = posix.join(folderFor(field, current), name)
    const wrong = wrongContent(join(folder, file))
    const first = taken.get(`${id} ${field}`)
    if (!wrong && !first) taken.set(`${id} ${field}`, file)
    const shared = usersOf(path, current).find((other) => other !== id)
    if (wrong) refuse(wrong)
    else if (first) refuse(fillIn(cells.fileTwice, { first, field, id }))
    else if (shared) refuse(fillIn(cells.fileShared, { path, shared }))
    else {
      const copy = copyOf(join(folder, file), join(storage, path))
      plan.files.push({ file, id, field, path, copy })
      if (data[field] !== path) plan.next.set(id, { ...data, [field]: path })
    }
  }
  return plan
}

/** The products by all of their part numbers, and by their slugs. */
function ownersOf(current: Documents): Map<string, string> {
  const owners = new Map<string, string>()
  for (const [id, data] of current) {
    for (const number of [id, ...variantNumbers(data.variants)]) owners.set(number, id)
  }
  // A product's own number outdoes another's variant.
  for (const [id, data] of current) {
    const number = trimmedText(data.partNumber)
    if (number) owners.set(number, id)
  }
  return owners
}

function whyNot(file: string, why: 'number' | 'kind' | 'use', owners: ReadonlyMap<string, string>) {
  if (why === 'kind') return cells.fileKind
  if (why === 'use') {
    const { dataSheet, installationGuide, brochure } = texts.fileWords
    const said = [dataSheet, installationGuide, brochure].map((words) =>
      quote(words.split(',')[0]!),
    )
    return fillIn(cells.fileUse, { words: said.join(', ') })
  }
  const like = createSuggest([...owners.keys()])(file.replace(/\.\w+$/, ''))
  return like ? fillIn(cells.fileNumberBut, { like: quote(like) }) : cells.fileNumber
}

/** A data sheet may be kept under the older of two names. */
function ownField(field: ContentField, data: Data): ContentField {
  return field === 'dataSheet' && !data.dataSheet && data.datasheet ? 'datasheet' : field
}

/** Where most products have theirs. */
function folderFor(field: ContentField, current: Documents): string {
  const usual = field.startsWith('image') ? 'image' : field
  const counts = new Map<string, number>()
  for (const data of current.values()) {
    const path = trimmedText(data[usual])
    const folder = path && !path.includes('://') ? posix.dirname(path) : ''
    if (folder && folder !== '.') counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? folders[field] ?? 'productImages'
}

function usersOf(path: string, current: Documents): string[] {
  return [...current].flatMap(([id, data]) => (Object.values(data).includes(path) ? id : []))
}

function copyOf(from: string, to: string): PlannedFile['copy'] {
  if (!existsSync(to)) return 'add'
  return readFileSync(from).equals(readFileSync(to)) ? undefined : 'replace'
}

const beginnings = Object.entries({ pdf: /^%PDF-/, ...pictureStarts })

/** Browsers go by what a file holds, and refuse what its name contradicts. */
function wrongContent(path: string): string | undefined {
  const start = startOf(path)
  const found = beginnings.find(([, begins]) => begins.test(start))?.[0]
  const named = extname(path).toLowerCase().replace('.jpeg', '.jpg')
  if (!found) return fillIn(cells.fileHalf, { named })
  const ending = `.${found}`
  return ending === named ? undefined : fillIn(cells.fileHolds, { found: ending, named, ending })
}
