import { AddToList } from '#app/features/list/add-to-list.tsx'
import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import * as texts from '#texts/product.ts'
import * as quoteTexts from '#texts/quote.ts'
import { FileAnchor } from './file-anchor.tsx'
import styles from './product-head.module.css'
import type { ProductDetails } from './product-details-view.ts'
import type { ProductParts } from './product-parts.tsx'
import type { ProductView } from './product-view.ts'
import { SpecificationTable } from './specification-table.tsx'

const foremostFiles = ['dataSheet', 'installationGuide', 'productSheet']

type Props = {
  view: ProductView
  /** Undefined while they are on their way, and where they fail to come. */
  details: ProductDetails | undefined
  parts: ProductParts | undefined
}

/** The values of a product that matter, and what can be done with it. */
export function ProductValues({ view, details, parts }: Props) {
  const files = details?.files ?? []
  return (
    <>
      <SpecificationTable rows={parts?.highlights ?? view.highlights} caption={texts.keyValues} />
      <p data-keep="" className={`no-print ${styles.files}`}>
        <PageLink
          to={paths.quote(view.partNumber ? [view.partNumber] : [])}
          className={buttonClass()}
        >
          {quoteTexts.request}
        </PageLink>
        {view.partNumber && (
          <AddToList partNumber={view.partNumber} className={buttonClass('outline')} />
        )}
        {foremostFiles
          .flatMap((kind) => files.filter((file) => file.kind === kind))
          .slice(0, 2)
          .map(({ kind, label, href }) => (
            <FileAnchor key={kind} className={buttonClass('outline')} href={href}>
              {label}
            </FileAnchor>
          ))}
      </p>
    </>
  )
}
