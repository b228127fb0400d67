import { Link } from 'react-router'
import { DataTable } from '#app/ui/data-table.tsx'
import { Section } from '#app/ui/section.tsx'
import type { BeadPage } from '#domain/records/bead.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/pages.ts'
import type { ComplianceRow } from './bead-view.ts'
import styles from './compliance-table.module.css'

type Props = Pick<BeadPage, 'table'> & {
  /** The status that is pointed out. */
  best: string | undefined
  rows: ComplianceRow[]
}

/** What each category has to meet, and how many of its products do. */
export function ComplianceTable({ table: { heading, caption, columns }, best, rows }: Props) {
  return (
    <Section heading={heading} wide id="table">
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows.map(({ category, solution, requirements, statuses, places }) => [
          category,
          solution,
          requirements,
          <ul key={category} className={styles.list}>
            {statuses.map(({ value, count, to }) => (
              <li key={value}>
                <Link to={to} className={value === best ? styles.best : undefined}>
                  {count} {value}
                  <span className="visually-hidden">{` ${fillIn(texts.ofName, { name: category })}`}</span>
                </Link>
              </li>
            ))}
          </ul>,
          places.length === 1
            ? places[0]!.name
            : places.map(({ name, count }) => `${name} (${count})`).join(', '),
        ])}
      />
    </Section>
  )
}
