import { paths } from '#app/lib/paths.ts'
import { BothUnits } from '#app/ui/both-units.tsx'
import * as texts from '#texts/product.ts'
import type { NeighborsView } from './neighbors-view.ts'
import styles from './product-section.module.css'

/** How a product differs from those most like it, and the way to compare it with others. */
export function NeighborSection({ products, rows }: NeighborsView) {
  const slugs = products.map(({ slug }) => slug)
  return (
    <section className={`no-print ${styles.section}`}>
      <div>
        <h2>{texts.besideNeighbors}</h2>
        <p className="muted">
          {`${texts.whereTheyDiffer} `}
          <a href={paths.compare(slugs)}>{texts.compareInFull}</a>
        </p>
      </div>
      <div
        className={styles.scroll}
        tabIndex={0}
        role="region"
        aria-label={texts.comparisonWithNeighbors}
      >
        <table className={styles.compare}>
          <thead>
            <tr>
              <td />
              {products.map(({ slug, name }, i) => (
                <th key={slug} scope="col" aria-current={i === 0 || undefined}>
                  {i === 0 ? name : <a href={paths.product(slug)}>{name}</a>}
                  {i > 0 && (
                    <p>
                      <a href={`${paths.compare(slugs, { swap: i + 1 })}#add`}>
                        {texts.swap}
                        <span className="visually-hidden"> {name}</span>
                      </a>
                    </p>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, us }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, i) => (
                  <td key={products[i]!.slug}>
                    <BothUnits metric={value} us={us?.[i] === value ? undefined : us?.[i]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
