import { Link } from 'react-router'
import { DataTable } from '#app/ui/data-table.tsx'
import { Section } from '#app/ui/section.tsx'
import type { ResponseTimes as Props } from '#domain/records/services.ts'

/** How soon somebody comes, for whom, and what to order. */
export function ResponseTimes({ heading, caption, columns, rows }: Props) {
  return (
    <Section heading={heading} wide>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows.map(({ time, site, includes, link }) => [
          time,
          site,
          includes,
          <Link key={link.to} to={link.to}>
            {link.label}
          </Link>,
        ])}
      />
    </Section>
  )
}
