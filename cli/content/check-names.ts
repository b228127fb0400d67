import type { Fault } from '#domain/catalogue/check-fault.ts'
import { familySlug } from '#domain/catalogue/family.ts'
import { nameOfFile } from '#domain/knowledge/item-names.ts'
import type { TradeRules } from '#domain/records/trade-rules.ts'
import { createNameCheck } from './name-check.ts'

type Company = {
  families: readonly string[]
  /** Keys of attribute-terms.ts. */
  attributes: readonly string[]
  /** Keys of attribute-help.ts, which a company may do without. */
  helped: readonly string[]
  /** Every path below the storage's folder. */
  stored: ReadonlySet<string>
}

/** Documents, folders, families and attributes that records name and nobody has. */
export async function nameFaults({
  families,
  attributes,
  helped,
  stored,
}: Company): Promise<Fault[]> {
  const { knowledge } = await import('#content/knowledge.ts')
  const { gatedDocuments } = await import('#content/gated-documents.ts')
  const { tradeRules } = await import('#content/trade-rules.ts')
  const { familyPages } = await import('#content/family-pages.ts')
  const { skippedFolders, thumbnails, featured, categoryNames } = knowledge
  const folders = [...new Set([...stored].map((path) => path.split('/')[0]!))]
  const shown = [...stored].filter((path) => !skippedFolders.includes(path.split('/')[0]!))
  const pdfs = shown.filter((path) => path.toLowerCase().endsWith('.pdf')).map(nameOfFile)
  const unknownFolder = createNameCheck(folders, 'is no folder of storage/')
  // Thumbnails may still be to be drawn.
  const skipped = skippedFolders.filter((folder) => folder !== thumbnails)
  return [
    ...featured.flatMap((name, at) =>
      createNameCheck(pdfs, 'is no PDF of the Knowledge Center')(
        'knowledge.ts',
        `knowledge.featured[${at}]`,
        name,
        nameOfFile(name),
      ),
    ),
    ...skipped.flatMap((name) => unknownFolder('knowledge.ts', 'knowledge.skippedFolders', name)),
    ...Object.keys(categoryNames).flatMap((name) =>
      unknownFolder('knowledge.ts', 'knowledge.categoryNames', name),
    ),
    ...gatedDocuments.flatMap((name, at) =>
      createNameCheck(
        shown.map(nameOfFile),
        'is no document of storage/, so that nothing is kept behind the form',
      )('gated-documents.ts', `gatedDocuments[${at}]`, name, nameOfFile(name)),
    ),
    ...familyPages.flatMap(({ slug }, at) =>
      createNameCheck(
        families.map((name) => familySlug(name)),
        'is the address of no family',
      )('family-pages.ts', `familyPages[${at}].slug`, slug),
    ),
    ...Object.keys(tradeRules.mismatches ?? {}).flatMap((key) =>
      createNameCheck(traitsOf(tradeRules), 'is a trait of no joint, so that nobody is warned')(
        'trade-rules.ts',
        'tradeRules.mismatches',
        key,
      ),
    ),
    ...helped.flatMap((key) =>
      createNameCheck(attributes, 'is no attribute of attribute-terms.ts')(
        'attribute-help.ts',
        'attributeHelp',
        key,
      ),
    ),
  ]
}

const traitsOf = ({ joints = [] }: TradeRules) => [
  ...new Set(
    joints.flatMap(({ interfaces }) =>
      interfaces.flatMap(({ traits = {} }) => Object.keys(traits)),
    ),
  ),
]
