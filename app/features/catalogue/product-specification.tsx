import { Link } from 'react-router'
import { paths } from '#app/lib/paths.ts'
import styles from './product-section.module.css'
import type { ProductView } from './product-view.ts'
import { SpecificationTable } from './specification-table.tsx'

/** All values of a product, and how it differs from its neighbors. */
export function ProductSpecification({ view }: { view: ProductView }) {
  const { specification, neighbors } = view
  return (
    <>
      {specification.length > 0 && (
        <section className={styles.section}>
          <h2>Specifications</h2>
          <SpecificationTable rows={specification} caption={`Specifications of ${view.name}`} />
        </section>
      )}
      {neighbors && (
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
                  {neighbors.products.map(({ slug, name }, i) => (
                    <th key={slug} scope="col" aria-current={i === 0 || undefined}>
                      {i === 0 ? name : <Link to={paths.product(slug)}>{name}</Link>}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {neighbors.rows.map(({ label, values }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {values.map((value, i) => (
                      <td key={neighbors.products[i]!.slug}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </>
  )
}
