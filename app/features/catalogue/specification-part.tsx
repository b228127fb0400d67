import { programPaths } from '#app/lib/program-paths.ts'
import { unitScript } from '#app/lib/unit-script.ts'
import { drawingSize } from '#domain/catalogue/outline.ts'
import type { SpecificationView } from './specification-view.ts'
import { SpecificationRows } from './specification-rows.tsx'
import styles from './specification-table.module.css'

type Props = SpecificationView & { name: string; slug: string }

/** The whole specification, as the server makes it: all values in both systems of units. */
export function SpecificationPart({ name, slug, groups, hasDrawing }: Props) {
  const hasChoice = hasDrawing || groups.some(({ rows }) => rows.some(({ us }) => us))
  return (
    <>
      <div>
        <h2>Specifications</h2>
        {hasChoice && (
          <p role="group" aria-label="Units" className={`no-print ${styles.units}`}>
            <button name="units" value="metric">
              Metric
            </button>
            <button name="units" value="us">
              U.S.
            </button>
          </p>
        )}
      </div>
      {hasChoice && <script dangerouslySetInnerHTML={{ __html: unitScript }} />}
      <table className={styles.table}>
        <caption className="visually-hidden">Specifications of {name}</caption>
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
          <Drawing className={styles.metric} address={programPaths.drawing(slug, 'metric')} />
          <Drawing className={styles.us} address={programPaths.drawing(slug, 'us')} />
        </p>
      )}
    </>
  )
}

/** Only the one that is shown is loaded. */
function Drawing({ className, address }: { className: string | undefined; address: string }) {
  return (
    <a className={className} href={address} download>
      <img src={address} alt="Outline with dimensions" loading="lazy" {...drawingSize} />
      Outline drawing, SVG
    </a>
  )
}
