import { ServerPart } from '#app/framework/server-part.tsx'
import { useAfterPaint } from '#app/ui/use-after-paint.ts'
import { ProductDetails } from './product-details.tsx'
import type { ProductDetails as Details } from './product-details-view.ts'
import type { ProductParts } from './product-parts.tsx'
import partStyles from './product-parts.module.css'
import styles from './product-section.module.css'
import { ProductSpecification } from './product-specification.tsx'
import { partName } from './use-product-parts.ts'
import type { ProductView } from './product-view.ts'

type Props = {
  view: ProductView
  details: Details | undefined
  hasFailed: boolean
  parts: ProductParts | undefined
}

/** All of a product's page below its first screen, which does not wait for it. */
export function ProductRest({ view, details, hasFailed, parts }: Props) {
  const painted = useAfterPaint()
  if (!painted) return <div className={styles.rest} />
  return (
    <>
      <ServerPart
        className={partStyles.links}
        name={partName('links', view.slug)}
        html={parts?.links}
      />
      <ProductSpecification view={view} parts={parts} />
      <ProductDetails slug={view.slug} details={details} hasFailed={hasFailed} parts={parts} />
    </>
  )
}
