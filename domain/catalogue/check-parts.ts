import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { readParts, type Part } from './accessories.ts'
import { nameKey } from './catalogue.ts'
import {
  didYouMean,
  errorFault,
  idOf,
  quote,
  warningFault,
  type CatalogueFile,
  type Fault,
} from './check-fault.ts'
import { howMany, readFits, type Place } from './fits.ts'
import type { KnownNumbers } from './known-numbers.ts'
import { readLifecycle } from './lifecycle.ts'

/** What is wrong with the parts in the box and those that may be bought. */
export function partFaults(
  files: readonly CatalogueFile[],
  numbers: KnownNumbers,
  relations?: readonly string[],
): Fault[] {
  const byId = new Map(files.map((file) => [idOf(file.file), file]))
  return files.flatMap((product) => {
    const { file, data } = product
    const { includes, accessories, faults } = readParts(data)
    const judge = (field: string, part: Part, at: number, all: Part[]): Fault[] => {
      const id = numbers.fileOf(part.partNumber)
      const own = all.findIndex((other) => nameKey(other.partNumber) === nameKey(part.partNumber))
      const name = quote(part.partNumber)
      const error = (message: string) => [errorFault(file, field, message)]
      if (id === undefined) {
        const advice = didYouMean(numbers.nearest(part.partNumber), texts.writeRecord)
        return error(fillIn(texts.noSuchPart, { name, advice }))
      }
      if (id === idOf(file)) return error(fillIn(texts.otherPart, { name }))
      if (own !== at) return error(fillIn(texts.twiceOnce, { name }))
      return readLifecycle(byId.get(id)!.data.lifecycle)?.state === 'withdrawn'
        ? [warningFault(file, field, fillIn(texts.partWithdrawn, { name }))]
        : []
    }
    const judgeRelation = (field: string, { relation }: Part): Fault[] => {
      if (relation === undefined || !relations || relations.includes(relation)) return []
      const facts = { relation: quote(relation), relations: relations.join(', ') }
      return [warningFault(file, field, fillIn(texts.relationUnknown, facts))]
    }
    return [
      ...faults.map(({ field, message }) => errorFault(file, field, message)),
      ...Object.entries({ includes, accessories }).flatMap(([field, parts]) =>
        parts.flatMap((part, at) => [
          ...judge(field, part, at, parts),
          ...judgeRelation(field, part),
        ]),
      ),
      ...roomFaults(product, accessories, (number) => {
        const id = numbers.fileOf(number)
        return id === undefined ? [] : readFits(byId.get(id)!.data).accepts
      }),
    ]
  })
}

/** More parts than a product has places for, even if it came with none. */
function roomFaults(
  { file, data }: CatalogueFile,
  accessories: readonly Part[],
  acceptsOf: (partNumber: string) => Place[],
): Fault[] {
  const { provides } = readFits(data)
  return accessories.flatMap(({ partNumber, maximum }) =>
    acceptsOf(partNumber).flatMap((need) => {
      const host = provides.find((place) => place.interface === need.interface)
      if (!host || maximum === undefined) return []
      const room = howMany(host, need)
      if (maximum <= room) return []
      const message = fillIn(texts.noRoom, {
        part: quote(partNumber),
        maximum,
        room,
        count: host.count,
        interface: quote(need.interface),
        write: room,
      })
      return errorFault(file, 'accessories', message)
    }),
  )
}
