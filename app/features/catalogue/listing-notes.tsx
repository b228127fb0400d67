import type { ComponentProps } from 'react'
import { LateStyles } from '../../framework/late-styles.tsx'
import { Further as FurtherLists } from '../search/further.tsx'
import { ReadAs as Chips, Remarks as Said } from '../search/read-as.tsx'
import { EmptyResults as Empty } from './empty-results.tsx'
import styles from './listing-notes.module.css'
import { ProductGrid } from './product-grid.tsx'

// What the list shows of a text, and where it is empty: one file and sheet, which most lists need
// not load.
const sheet = <LateStyles of="listing-notes" />

export function ReadAs(props: ComponentProps<typeof Chips>) {
  return (
    <div className={styles.read}>
      {sheet}
      <Chips {...props} />
    </div>
  )
}

export function EmptyResults(props: ComponentProps<typeof Empty>) {
  return (
    <div className={styles.empty}>
      {sheet}
      <Empty {...props} />
    </div>
  )
}

export function Remarks(props: ComponentProps<typeof Said>) {
  return (
    <div className={styles.remarks}>
      {sheet}
      <Said {...props} />
    </div>
  )
}

/** Products that miss something of what was asked, behind those that meet it. */
export function Nearest({ cards }: ComponentProps<typeof ProductGrid>) {
  return (
    <section aria-labelledby="near" className={styles.near}>
      {sheet}
      <h2 id="near">Nearest</h2>
      <ProductGrid cards={cards} />
    </section>
  )
}

export function Further(props: ComponentProps<typeof FurtherLists>) {
  return (
    <div className={styles.further}>
      {sheet}
      <FurtherLists {...props} />
    </div>
  )
}
