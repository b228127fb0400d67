import type { ComponentProps, ComponentType } from 'react'
import * as texts from '#texts/listing.ts'
import { LateStyles } from '../../framework/late-styles.tsx'
import { Further as FurtherLists } from '../search/further.tsx'
import { ReadAs as Chips, Remarks as Said } from '../search/read-as.tsx'
import { EmptyResults as Empty } from './empty-results.tsx'
import styles from './listing-notes.module.css'
import { ProductGrid } from './product-grid.tsx'

// What the list shows of a text, and where it is empty: one file and sheet, which most lists need
// not load.
export const ReadAs = noteOf(styles.read, Chips)
export const EmptyResults = noteOf(styles.empty, Empty)
export const Remarks = noteOf(styles.remarks, Said)

/** Products that miss something of what was asked, behind those that meet it. */
export const Nearest = noteOf(styles.near, NearestCards)
export const Further = noteOf(styles.further, FurtherLists)

function noteOf<Props extends object>(className: string | undefined, Part: ComponentType<Props>) {
  return function Note(props: Props) {
    return (
      <div className={className}>
        <LateStyles of="listing-notes" />
        <Part {...props} />
      </div>
    )
  }
}

function NearestCards({ cards }: ComponentProps<typeof ProductGrid>) {
  return (
    <section aria-labelledby="near">
      <h2 id="near">{texts.nearest}</h2>
      <ProductGrid cards={cards} />
    </section>
  )
}
