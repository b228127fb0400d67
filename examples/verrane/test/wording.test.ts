import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readCatalogueFolder } from '#test/read-catalogue-folder.ts'
import { familyPages } from '../family-pages.ts'

const folder = 'examples/verrane'
const texts = globSync(
  [
    `${folder}/*.ts`,
    `${folder}/{articles,catalogue,company,documents,legal,pages,solutions}/**/*.{json,md,ts}`,
    `${folder}/studio/papers/generate/*.ts`,
  ],
  { exclude: [`${folder}/documents/README.md`] },
).map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const products = readCatalogueFolder(`${folder}/catalogue`).map(({ document, product }) => ({
  file: `${product.slug}.json`,
  fields: document,
}))

/** Every place where a text says it, with what stands around it. */
const places = (said: RegExp) =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(said, `${said.flags}g`))].map(
      ({ index }) => `${file}: ${text.slice(Math.max(0, index - 40), index + 60)}`,
    ),
  )

describe('what we say of public funds', () => {
  test('a waiver is claimed only for what is made in the USA and has fiber in it', () => {
    const waived = products.filter(({ fields }) => fields.beadBaba === 'Compliant with waiver')
    expect(waived.length).toBeGreaterThan(10)
    const baseless = waived.filter(
      ({ fields }) => fields.countryOfOrigin !== 'USA' || !fields.fiberType,
    )
    expect(baseless.map(({ file }) => file)).toEqual([])
  })

  test('what is certified, and nothing else, names the one letter that certifies it', () => {
    const letter = readFileSync(
      `${folder}/documents/bead/BEAD-BABA Self-Certification Letter.md`,
      'utf8',
    )
    const number = /^number: (\S+)$/m.exec(letter)?.[1]
    const certified = ['Compliant', 'Compliant with waiver']
    const wrong = products.filter(({ fields }) => {
      const expected = certified.includes(String(fields.beadBaba)) ? number : undefined
      return (fields.baba as { letter?: string } | undefined)?.letter !== expected
    })
    expect(number).toBeDefined()
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  test('the share of material content is called our own, and never the test of the law', () => {
    const said = texts.flatMap(({ file, text }) =>
      [...text.matchAll(/(?<!headline: .*)(?<!title: .*)material content/g)].map(({ index }) => ({
        file,
        around: text.slice(Math.max(0, index - 100), index + 160),
      })),
    )
    expect(said.length).toBeGreaterThan(5)
    expect(said.filter(({ around }) => !/\bown\b|\bgroup\b/.test(around))).toEqual([])
    expect(places(/at least 55 ?(?:%|percent) of/i)).toEqual([])
  })
})

/** What visitors may write is no text of ours. */
const ofVisitors = /\/(?:vocabulary|needs|page-words)\.ts/

describe('what we claim of ourselves', () => {
  test('technicians are called own and contracted wherever they are counted', () => {
    const counted = places(/2,000\+?(?:\*\*)? technicians/)
    expect(counted.length).toBeGreaterThan(5)
    expect(counted.filter((place) => !/own/.test(place))).toEqual([])
  })

  test('causes of outages come from our own service records, everywhere alike', () => {
    const telling = texts.filter(({ text }) => /incorrect procedures/.test(text))
    expect(telling.length).toBeGreaterThan(2)
    expect(telling.filter(({ text }) => !/Verrane’s own service records/.test(text))).toEqual([])
    expect(
      places(/published surveys?/i).filter((place) => !/not from a published survey/.test(place)),
    ).toEqual([])
  })

  test('nothing is called new by its year', () => {
    expect(places(/new in 20\d\d/i)).toEqual([])
  })

  test('sites within three hours are so by our own records, and orders in time as well', () => {
    const lines = (said: RegExp) =>
      texts.flatMap(({ text }) => text.split('\n').filter((line) => said.test(line)))
    const near = lines(/sites lie within three hours/)
    expect(near.length).toBeGreaterThan(2)
    expect(near.filter((line) => !/by our own service records, most/i.test(line))).toEqual([])
    const timely = lines(/the promised day/)
    expect(timely.length).toBeGreaterThan(3)
    expect(timely.filter((line) => !/\bour own (?:delivery )?records/i.test(line))).toEqual([])
  })

  test('nothing is said twice in a row', () => {
    const repeated = texts.flatMap(({ file, text }) =>
      ofVisitors.test(file)
        ? []
        : ['. ', ', '].flatMap((end) => {
            const parts = text.split(end)
            const again = parts.filter(
              (part, at) => /^[^\d:'"]{13,}$/.test(part) && parts[at + 1]?.startsWith(part),
            )
            return again.map((part) => `${file}: ${part}`)
          }),
    )
    expect(repeated).toEqual([])
  })
})

describe('the words of the trade', () => {
  test('the headline of a family names it', () => {
    const unnamed = familyPages.filter(({ name, headline }) => !headline.includes(name))
    expect(unnamed.map(({ name }) => name)).toEqual([])
  })

  test('names of products fit a card', () => {
    const long = products
      .map(({ fields }) => String(fields.product))
      .filter((name) => name.length > 60)
    expect(long).toEqual([])
  })

  test('a limit, a grade or a color is per its standard', () => {
    expect(
      places(/\bafter \[?(?:IEC|IEEE|TIA|ITU|GR-|SCTE|MIL-STD|ISO|UL|EN \d|Telcordia)/),
    ).toEqual([])
  })

  test('texts keep to the spelling and the names of U.S. plants', () => {
    const foreign =
      /\b(?:neighbour\w*|licence|colour\w*|fibre\w*|metres?|centre\w*|aluminium|mould\w*|earth(?:ing|ed)|Earth the|telephones?)\b|'Grey'|"Grey"/
    const ours = places(foreign).filter((place) => !ofVisitors.test(place))
    expect(ours).toEqual([])
    // In code the word is the name of a thing.
    const catalogues = places(/\bcatalogue/i).filter((place) => !/^[^:]*\.ts:/.test(place))
    expect(catalogues).toEqual([])
  })

  test('a percent sign follows its number without a space', () => {
    expect(places(/\d\s%/)).toEqual([])
  })
})
