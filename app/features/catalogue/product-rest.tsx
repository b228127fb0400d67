import { useAfterPaint } from '#app/ui/use-after-paint.ts'
import { ProductDetails, type PendingDetails } from './product-details.tsx'
import styles from './product-section.module.css'
import { ProductSpecification } from './product-specification.tsx'
import type { ProductParts } from './product-parts.tsx'
import type { ProductView } from './product-view.ts'

type Props = { view: ProductView; details: PendingDetails; parts: ProductParts | undefined }

/** All of a product's page below its first screen, which does not wait for it. */
export function ProductRest({ view, details, parts }: Props) {
  const painted = useAfterPaint()
  if (!painted) return <div className={styles.rest} />
  return (
    <>
      <ProductSpecification view={view} parts={parts} />
      <ProductDetails details={details} />
    </>
  )
}
