import { ServerPart } from '#app/framework/server-part.tsx'
import { useAfterPaint } from '#app/ui/use-after-paint.ts'
import { ProductDetails } from './product-details.tsx'
import type { ProductDetails as Details } from './product-details-view.ts'
import partStyles from './product-parts.module.css'
import styles from './product-section.module.css'
import { ProductSpecification } from './product-specification.tsx'
import { usePagesAhead } from './use-pages-ahead.ts'
import { RestFailure } from './rest-failure.tsx'
import { partName, type AskedParts } from './use-product-parts.ts'
import type { ProductView } from './product-view.ts'

type Props = {
  view: ProductView
  details: Details | undefined
  hasFailed: boolean
  asked: AskedParts
}

/** All of a product's page below its first screen, which does not wait for it. */
export function ProductRest({ view, details, hasFailed, asked }: Props) {
  const { parts } = asked
  usePagesAhead('[id^=neighbors] th a, #goes-with a')
  const painted = useAfterPaint()
  if (!painted) return <div className={styles.rest} />
  return (
    <>
      <ServerPart className={partStyles.links} name={partName('links', view)} html={parts?.links} />
      <ProductSpecification view={view} parts={parts} />
      {(hasFailed || asked.hasFailed) && (
        <RestFailure isDocument={hasFailed} askForParts={asked.askAgain} />
      )}
      {!hasFailed && <ProductDetails of={view} details={details} parts={parts} />}
    </>
  )
}
