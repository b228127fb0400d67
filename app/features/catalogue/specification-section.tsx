import { programPaths } from '#app/lib/program-paths.ts'
import { drawingSize } from '#domain/catalogue/outline.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/product.ts'
import * as values from '#texts/values.ts'
import type { SpecificationView } from './specification-view.ts'
import { SpecificationRows } from './specification-rows.tsx'
import styles from './product-section.module.css'
import tableStyles from './specification-table.module.css'

type Props = SpecificationView & { name: string; slug: string }

/** The whole specification: all values in both systems of units, and the outline drawing. */
export function SpecificationSection({ name, slug, groups, hasDrawing }: Props) {
  const hasChoice = hasDrawing || groups.some(({ rows }) => rows.some(({ us }) => us))
  return (
    <section id="specification" className={`${styles.section} ${styles.specification}`}>
      <div>
        <h2>{texts.specifications}</h2>
        {hasChoice && (
          <unit-switch
            role="group"
            aria-label={values.units}
            className={`no-print ${styles.units}`}
          >
            <button type="button" name="units" value="metric">
              {values.unitSystems.metric}
            </button>
            <button type="button" name="units" value="us">
              {values.unitSystems.us}
            </button>
          </unit-switch>
        )}
      </div>
      <table className={tableStyles.table}>
        <caption className="visually-hidden">{fillIn(texts.specificationsOf, { name })}</caption>
        {groups.map(({ heading, rows }) => (
          <tbody key={heading}>
            {heading && (
              <tr>
                <th colSpan={2} scope="rowgroup">
                  {heading}
                </th>
              </tr>
            )}
            <SpecificationRows rows={rows} />
          </tbody>
        ))}
      </table>
      {hasDrawing && (
        <p className={styles.drawing}>
          <a href={programPaths.drawing(slug, 'both')} download>
            <Drawing className={styles.metric} address={programPaths.drawing(slug, 'metric')} />
            <Drawing className={styles.us} address={programPaths.drawing(slug, 'us')} />
            {texts.outline}
          </a>
        </p>
      )}
    </section>
  )
}

/** Only the one that is shown is loaded. */
function Drawing({ className, address }: { className: string | undefined; address: string }) {
  return (
    <img
      className={className}
      src={address}
      alt={texts.outlineAlt}
      loading="lazy"
      {...drawingSize}
    />
  )
}
