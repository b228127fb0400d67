import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import type { NeighborTable } from '#domain/catalogue/neighbors.ts'
import styles from './product-section.module.css'

/** How a product differs from those most like it. */
export function NeighborSection({ products, rows }: NeighborTable) {
  return (
    <section className={styles.section}>
      <div>
        <h2>Beside its neighbors</h2>
        <p className="muted">The rows in which they differ.</p>
      </div>
      <div
        className={styles.scroll}
        tabIndex={0}
        role="region"
        aria-label="Comparison with neighbors"
      >
        <table className={styles.compare}>
          <thead>
            <tr>
              <td />
              {products.map(({ slug, name }, i) => (
                <th key={slug} scope="col" aria-current={i === 0 || undefined}>
                  {i === 0 ? name : <PageLink to={paths.product(slug)}>{name}</PageLink>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, i) => (
                  <td key={products[i]!.slug}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
