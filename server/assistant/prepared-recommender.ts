import type { ProductSummary } from '#domain/catalogue/product.ts'
import { nameKeys } from '#domain/chat/product-names.ts'
import type { Recommender } from '#domain/chat/recommender.ts'
import type { CatalogueSnapshot } from '#server/catalogue/snapshot.ts'

export type CurrentCatalogue = { current: () => Pick<CatalogueSnapshot, 'version' | 'catalogue'> }

type Prepared = {
  names: ReadonlySet<string>
  /** Made when it is first asked: most changes of a catalogue are followed by no question. */
  recommend: Promise<Recommender>
}

/** What answers need of the catalogue in use, made once for each version of it. */
export function preparedRecommender(
  live: CurrentCatalogue,
  create: (products: readonly ProductSummary[]) => Promise<Recommender>,
): () => Prepared {
  let made: { version: string; prepared: Prepared } | undefined
  return () => {
    const { version, catalogue } = live.current()
    if (made?.version !== version) made = { version, prepared: prepare(catalogue.products) }
    return made.prepared
  }

  function prepare(products: readonly ProductSummary[]): Prepared {
    let recommend: Promise<Recommender> | undefined
    return {
      names: nameKeys(products.map(({ name }) => name)),
      get recommend() {
        return (recommend ??= create(products))
      },
    }
  }
}
