import { ServerPart } from '#app/framework/server-part.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/product.ts'
import { NeighborSection } from './neighbor-section.tsx'
import type { ProductParts } from './product-parts.tsx'
import styles from './product-section.module.css'
import type { ProductView } from './product-view.ts'
import { SpecificationTable } from './specification-table.tsx'
import { partName } from './use-product-parts.ts'

type Props = {
  view: ProductView
  /** Undefined in the document that the server sent, which has them, and until they come. */
  parts: ProductParts | undefined
}

/**
 * All values of a product, and how it differs from its neighbors. A page that the browser made
 * lists the values it has read until the server's whole table comes, or for good.
 */
export function ProductSpecification({ view, parts }: Props) {
  const { name, specification, highlights, neighbors } = view
  return (
    <>
      {highlights.length > 0 && (
        <section id="specification" className={`${styles.section} ${styles.specification}`}>
          {specification && specification.length > 0 && !parts && (
            <>
              <h2>{texts.specifications}</h2>
              <SpecificationTable
                rows={specification}
                caption={fillIn(texts.specificationsOf, { name })}
              />
            </>
          )}
          <ServerPart
            className={styles.part}
            name={partName('specification', view)}
            html={parts?.specification}
          />
        </section>
      )}
      {neighbors && !parts ? (
        <div>
          <NeighborSection {...neighbors} />
        </div>
      ) : (
        <ServerPart name={partName('neighbors', view)} html={parts?.neighbors} />
      )}
    </>
  )
}
