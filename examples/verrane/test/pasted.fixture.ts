import { attributes } from '#content/attributes.ts'
import { familyOrder } from '#content/families.ts'
import { interfaces } from '#content/interfaces.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { listView } from '#app/features/list/list-view.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { createCompanions } from '#domain/catalogue/companions.ts'
import { createNumberReader } from '#domain/catalogue/number-reader.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { createCatalogueSearch } from '#domain/search/catalogue-search.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import { companyFolder } from '#test/company.ts'
import { readCatalogueFolder } from '#test/read-catalogue-folder.ts'
import { createPlaces } from '#server/submissions/places.ts'

const all = readCatalogueFolder(`${companyFolder}/catalogue`).map(({ product }) => product)
const shown = all.filter(({ included }) => included)
const addresses = createProductAddresses(all)
const search = await createCatalogueSearch({
  products: shown,
  definitions: attributes,
  vocabulary: vocabulary,
  packs: languagePacks,
})
export const site = {
  catalogue: createCatalogue(shown, familyOrder),
  addresses,
  numbers: createNumberReader([...addresses.withdrawn.values(), ...shown]),
  companions: createCompanions(shown, interfaces),
  search: () => Promise.resolve(search),
  places: createPlaces(),
}

/** What a list says of lines that were pasted, as its page does once they stand in its address. */
export async function pasted(text: string) {
  const first = await listView(site, new URLSearchParams({ paste: text }))
  if (!('address' in first)) throw new Error('Nothing was read.')
  const { searchParams } = new URL(first.address, 'https://example.com')
  const list = await listView(site, searchParams)
  if ('address' in list) throw new Error(list.address)
  return { ...list, items: searchParams.get('items') ?? '' }
}
export const plain = (text: string) => text.replaceAll('\u00a0', ' ')
export async function lines(text: string) {
  const list = await pasted(text)
  return list.lines.map(({ state, quantity, partNumber, asked }) =>
    [`${state} ${quantity} ${partNumber}`, ...(asked ? [plain(asked.note)] : [])].join(': '),
  )
}

/** The same with what each line of words is offered: 'unknown 2 zip ties', 'unknown 1 a cord, 5 m -> VPC-…'. */
export async function offered(text: string) {
  const list = await pasted(text)
  return list.lines.map(({ state, quantity, partNumber, instead }) =>
    [
      `${state} ${quantity} ${partNumber}`,
      ...(instead.length ? [instead.map((one) => one.partNumber).join(', ')] : []),
    ].join(' -> '),
  )
}
