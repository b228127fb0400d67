import { AddToList } from '#app/features/list/add-to-list.tsx'
import { numberedPath, paths } from '#app/lib/paths.ts'
import type { Column } from '#domain/deciding/column.ts'
import { pictureSource } from '#domain/pictures.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/compare.ts'
import * as quoteTexts from '#texts/quote.ts'
import styles from './compare-table.module.css'
import type { CompareView } from './compare-view.ts'

type Props = { view: CompareView; columns: readonly Column[] }

/** The heads of the columns: picture, name and number, and what can be done with each. */
export function CompareHead({ view: { ids, state, names, withdrawn }, columns }: Props) {
  const shown = { ...state, swap: undefined }
  const to = (products: string[], swap?: number) =>
    paths.compare(products, {
      differences: shown.differences,
      ...(shown.units && { units: shown.units }),
      ...(swap && { swap }),
    })
  return (
    <thead>
      <tr className={styles.pictures}>
        <td />
        {columns.map(({ id, product }) => (
          <td key={id}>
            <HeadPicture image={product.image} />
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <td />
        {columns.map(({ id, product, partNumber }, i) => (
          <th key={id} scope="col" aria-current={state.swap === i + 1 || undefined}>
            <a href={numberedPath(product, partNumber)}>{product.name}</a>
            {partNumber && <small>{partNumber}</small>}
            {withdrawn
              .filter(({ slug }) => slug === product.slug)
              .map(({ slug, successor }) => (
                <small key={slug}>
                  {texts.noLongerMade}
                  {successor &&
                    fillIn(texts.replacedBy, { name: successor.partNumber || successor.name })}
                </small>
              ))}
          </th>
        ))}
      </tr>
      <tr className={`no-print ${styles.actions}`}>
        <td />
        {columns.map(({ id, product, partNumber }, i) => {
          const isMade = !withdrawn.some(({ slug }) => slug === product.slug)
          const of = <span className="visually-hidden"> {names[i]}</span>
          return (
            <td key={id}>
              {partNumber && isMade && (
                <>
                  <AddToList partNumber={partNumber} of={names[i]} />
                  <a data-first="" href={paths.quote([partNumber])}>
                    {quoteTexts.request}
                    {of}
                  </a>
                </>
              )}
              <a href={`${to(ids, i + 1)}#add`}>
                {texts.swap}
                {of}
              </a>
              {i > 0 && (
                <a href={`${to(ids.toSpliced(i - 1, 2, id, ids[i - 1]!))}#comparison`}>
                  {texts.moveLeft}
                  {of}
                </a>
              )}
              <a href={ids.length > 1 ? `${to(ids.toSpliced(i, 1))}#comparison` : to([])}>
                {texts.remove}
                {of}
              </a>
            </td>
          )
        })}
      </tr>
    </thead>
  )
}

/** Its name stands beneath it. */
function HeadPicture({ image }: { image: string }) {
  const source = pictureSource(image, 320)
  if (!source) return null
  return (
    <img src={source.src} srcSet={source.srcSet} sizes="200px" width={1200} height={900} alt="" />
  )
}
