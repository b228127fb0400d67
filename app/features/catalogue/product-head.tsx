import type { ReactNode } from 'react'
import { ServerPart } from '#app/framework/server-part.tsx'
import { CompareLink } from '#app/features/compare/compare-link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { keepUnits } from '#domain/texts/keep-units.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/product.ts'
import { ProductGallery } from './product-gallery.tsx'
import styles from './product-head.module.css'
import type { ProductDetails } from './product-details-view.ts'
import type { ProductParts } from './product-parts.tsx'
import { partName } from './use-product-parts.ts'
import type { ProductView } from './product-view.ts'

type Props = {
  view: ProductView
  /** Undefined while they are on their way, and where they fail to come. */
  details: ProductDetails | undefined
  hasFailed: boolean
  parts: ProductParts | undefined
  children?: ReactNode
}

/** The first screen of a product: what it looks like and what it is, above the values that matter. */
export function ProductHead({ view, details, hasFailed, parts, children }: Props) {
  const files = details?.files ?? []
  return (
    <div className={styles.head}>
      <ProductGallery
        view={view}
        images={details?.images ?? [view.image]}
        isWhole={details !== undefined || hasFailed}
        hotspots={details?.hotspots}
        model={files.find(({ kind }) => kind === 'model')?.href}
      />
      <div>
        <p className={styles.kicker}>{view.subFamily || view.family?.name || texts.product}</p>
        <h1 className={styles.name}>{keepUnits(view.name)}</h1>
        <p className={styles.part}>
          {view.partNumber && fillIn(texts.part, { number: view.partNumber })}
          {view.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          <CompareLink slug={view.number ?? view.slug} name={view.number ?? view.name} />
        </p>
        <ServerPart
          key={view.slug}
          name={partName('statements', view)}
          html={parts?.statements}
          room={view.says ? `calc(${view.says} * (0.9375lh + 6px))` : undefined}
        />
        <p className={styles.text}>{view.text}</p>
        {children}
      </div>
    </div>
  )
}
