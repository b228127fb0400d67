import styles from './specification-table.module.css'
import type { SpecificationRow, SpecificationView } from './specification-view.ts'
import { BothUnits } from '#app/ui/both-units.tsx'
import { programPaths } from '#app/lib/program-paths.ts'
import { drawingSize } from '#domain/catalogue/outline.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/product.ts'
import * as values from '#texts/values.ts'
import productSectionStyles from './product-section.module.css'

type Props = { rows: SpecificationRow[]; caption: string }

/** Values as an engineer reads them: a table whose rows have headers. */
export function SpecificationTable({ rows, caption }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        <SpecificationRows rows={rows} />
      </tbody>
    </table>
  )
}

/** Rows of a table: what a value is of, and the value in both systems of units. */
export const SpecificationRows = ({ rows }: { rows: SpecificationRow[] }) =>
  rows.map(({ label, value, us }) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td>
        <BothUnits metric={value} us={us} />
      </td>
    </tr>
  ))

type SpecificationSectionProps = SpecificationView & { name: string; slug: string }

/** The whole specification: all values in both systems of units, and the outline drawing. */
export function SpecificationSection({
  name,
  slug,
  groups,
  hasDrawing,
}: SpecificationSectionProps) {
  const hasChoice = hasDrawing || groups.some(({ rows }) => rows.some(({ us }) => us))
  return (
    <section
      id="specification"
      className={`${productSectionStyles.section} ${productSectionStyles.specification}`}
    >
      <div>
        <h2>{texts.specifications}</h2>
        {hasChoice && (
          <unit-switch
            role="group"
            aria-label={values.units}
            className={`no-print ${productSectionStyles.units}`}
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
      <table className={styles.table}>
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
        <p className={productSectionStyles.drawing}>
          <a href={programPaths.drawing(slug, 'both')} download>
            <Drawing
              className={productSectionStyles.metric}
              address={programPaths.drawing(slug, 'metric')}
            />
            <Drawing
              className={productSectionStyles.us}
              address={programPaths.drawing(slug, 'us')}
            />
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
