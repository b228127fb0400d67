import { paths } from '#app/lib/paths.ts'
import { BothUnits } from '#app/ui/both-units.tsx'
import type { Product } from '#domain/catalogue/product.ts'
import { cutAtSentence } from '#domain/catalogue/text.ts'
import { pictureSource } from '#domain/pictures.ts'
import * as texts from '#texts/documents.ts'
import styles from './document-body.module.css'
import type { DocumentContent } from './document-content.server.ts'
import type { ReactNode } from 'react'
import { DataTable } from '#app/ui/data-table.tsx'

const cardTextLength = 150
const pictureWidth = 320

type TableProps = {
  slugs: readonly string[] | undefined
  keys: readonly string[]
  caption: string
  content: DocumentContent
}

/** Those named, else all that name the document, with the attributes that one of them states. */
export function ProductTable({ slugs, keys, caption, content }: TableProps) {
  const products = slugs ? known(slugs, content) : content.products
  if (!products.length) return null
  const stated = keys.filter((key) => products.some((product) => content.figure(product, key)))
  const rows = products.map((product) => [
    <ProductLink key="name" product={product} />,
    <span key="number" className={styles.number}>
      {product.partNumber}
    </span>,
    ...stated.map((key) => {
      const figure = content.figure(product, key)
      return figure && <BothUnits key={key} metric={figure.text} us={figure.us} />
    }),
  ])
  return (
    <DocumentTable
      caption={caption || texts.forProducts}
      columns={[texts.product, texts.partNumber, ...stated.map(content.label)]}
      rows={rows}
    />
  )
}

export function ProductCards({
  slugs,
  content,
}: {
  slugs: readonly string[]
  content: DocumentContent
}) {
  return (
    <ul className={styles.cards}>
      {known(slugs, content).map((product) => {
        const { slug, image, partNumber, text } = product
        const source = pictureSource(image, pictureWidth)
        return (
          <li key={slug}>
            {source && <img src={source.src} width={320} height={240} alt="" loading="lazy" />}
            <b>
              <ProductLink product={product} />
            </b>
            <small>{partNumber}</small>
            <span>{cutAtSentence(text, cardTextLength)}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** The way to the products that name the document, and which of them are no longer made. */
export function DocumentProducts({ content }: { content: DocumentContent }) {
  const { products, withdrawn } = content
  if (!products.length && !withdrawn.length) return null
  return (
    <section aria-labelledby="products" className="no-print">
      <h2 id="products" tabIndex={-1}>
        {texts.forProducts}
      </h2>
      <ul className={styles.links}>
        {products.map((product) => (
          <li key={product.slug}>
            <ProductLink product={product} />
          </li>
        ))}
        {withdrawn.map((product) => (
          <li key={product.slug}>
            <ProductLink product={product} /> <b>{texts.noLongerMade}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

const ProductLink = ({ product }: { product: Product }) => (
  <a href={paths.product(product.slug)}>{product.name}</a>
)

const known = (slugs: readonly string[], { productOf }: DocumentContent) =>
  slugs.flatMap((slug) => productOf(slug) ?? [])

type Props = {
  caption: string
  columns: readonly string[]
  /** The first cell of each row heads it. */
  rows: readonly (readonly ReactNode[])[]
}

/** From this many columns on, phones show a table as a list of facts. */
const manyColumns = 4

/** A document's table, below a heading that names it. */
export function DocumentTable(table: Props) {
  return <DataTable {...table} headed narrow={table.columns.length < manyColumns} />
}
