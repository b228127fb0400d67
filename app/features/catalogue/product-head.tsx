import { AddToList } from '#app/features/list/add-to-list.tsx'
import { CompareLink } from '#app/features/compare/compare-link.tsx'
import { KeepOffline } from '#app/features/offline/keep-offline.tsx'
import { paths } from '#app/lib/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { keepUnits } from '#domain/texts/keep-units.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/product.ts'
import * as quoteTexts from '#texts/quote.ts'
import { ProductGallery } from './product-gallery.tsx'
import styles from './product-head.module.css'
import type { ProductView } from './product-view.ts'
import { SpecificationTable } from './specification-table.tsx'
import type { ReactNode } from 'react'
import tagStyles from '#app/ui/tag.module.css'

const foremostFiles = ['dataSheet', 'installationGuide', 'productSheet']

/** The first screen of a product: its pictures, what it is, its key values and what can be done with it. */
export function ProductHead({ view }: { view: ProductView }) {
  const { slug, name, number, partNumber, family, subFamily, files, highlights } = view
  return (
    <div className={styles.head}>
      <ProductGallery
        view={view}
        images={view.images}
        hotspots={view.hotspots}
        model={files.find(({ kind }) => kind === 'model')?.href}
      />
      <div>
        <p className={styles.kicker}>{subFamily || family?.name || texts.product}</p>
        <h1 className={styles.name}>{keepUnits(name)}</h1>
        <p className={styles.part}>
          {partNumber && fillIn(texts.part, { number: partNumber })}
          {view.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          <CompareLink slug={number ?? slug} name={number ?? name} />
        </p>
        {view.statements.map(({ text, link }) => (
          <p key={text} className={styles.statement}>
            {text} {link && <a href={link.to}>{link.label}</a>}
          </p>
        ))}
        <p className={styles.text}>{view.text}</p>
        <SpecificationTable rows={highlights} caption={texts.keyValues} />
        <p className={`no-print ${styles.files}`}>
          <a
            data-keep=""
            href={paths.quote(partNumber ? [partNumber] : [])}
            className={buttonClass()}
          >
            {quoteTexts.request}
          </a>
          {partNumber && <AddToList partNumber={partNumber} className={buttonClass('outline')} />}
          {foremostFiles
            .flatMap((kind) => files.filter((file) => file.kind === kind))
            .slice(0, 2)
            .map(({ kind, label, href }) => (
              <a key={kind} className={buttonClass('outline')} href={href}>
                {label}
              </a>
            ))}
        </p>
        <KeepOffline />
      </div>
    </div>
  )
}

/** A small mark of something good, such as compliance. */
function Tag({ children }: { children: ReactNode }) {
  return <span className={tagStyles.tag}>{children}</span>
}
