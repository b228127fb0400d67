import { SectionText } from '#app/features/page/section-text.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { Section } from '#app/ui/section.tsx'
import { site } from '#content/site.ts'
import type { DeMinimis as Props } from '#domain/records/bead.ts'
import { formatSum } from '#domain/texts/money.ts'

/** The waiver for small sums, and what it comes to for projects of different size. */
export function DeMinimis(props: Props) {
  const { heading, paragraphs, caption, columns, currency = site.currency } = props
  const { projects, share, most } = props
  const money = (sum: number) => formatSum(sum, currency)
  return (
    <Section heading={heading} id="de-minimis">
      <SectionText paragraphs={paragraphs} />
      <DataTable
        caption={caption}
        columns={columns}
        rows={projects.map((cost) => [
          money(cost),
          money(cost * share),
          <b key={cost}>{money(Math.min(cost * share, most))}</b>,
        ])}
      />
    </Section>
  )
}
