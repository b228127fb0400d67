import {
  beadView,
  type BeadStatus,
  type BeadView,
  type ComplianceRow,
} from '#app/features/bead/bead-view.ts'
import { LinkList } from '#app/features/page/link-list.tsx'
import { paths } from '#app/lib/paths.ts'
import { required, recordHead } from '#app/lib/record-head.ts'
import { faqData } from '#app/lib/structured-data.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DownloadList } from '#app/features/page/download-list.tsx'
import { FilmHero } from '#app/ui/film-hero.tsx'
import { Section } from '#app/ui/section.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { SectionText } from '#app/features/page/section-text.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { beadPage } from '#content/company/bead.ts'
import { plural } from '#domain/texts/plural.ts'
import type { BeadPage, DeMinimis as DeMinimisRecord } from '#domain/records/bead.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { site } from '#content/site.ts'
import { formatSum } from '#domain/texts/money.ts'
import * as texts from '#texts/pages.ts'
import type { PageArgs } from '../page-module.ts'
import beadStatusesStyles from '#app/features/bead/bead-statuses.module.css'
import complianceTableStyles from '#app/features/bead/compliance-table.module.css'
import beadQuestionsStyles from '#app/features/bead/bead-questions.module.css'

const page = required(beadPage)

export function load({ site: { catalogue } }: PageArgs): BeadView {
  return beadView(catalogue, page)
}

export const head = () => recordHead(page, faqData(page.questions.items))

export function Page({ data: { statuses, rows } }: { data: BeadView }) {
  const { film, title, table, rules, deMinimis, downloads, questions, sources } = page
  const { heading, text, files, link } = downloads
  return (
    <>
      <FilmHero film={film} heading={title} text={page.text}>
        <ButtonLink to={paths.support()}>{texts.contactUs}</ButtonLink>
        <ButtonLink to="#documents" look="outline">
          {heading}
        </ButtonLink>
      </FilmHero>
      <div className="wrap">
        <BeadStatuses heading={page.statuses.heading} statuses={statuses} />
        <ComplianceTable table={table} best={page.statuses.items[0]?.value} rows={rows} />
        <BeadRules rules={rules} />
        {deMinimis && <DeMinimis {...deMinimis} />}
        <Section heading={heading} text={text} id="documents">
          <DownloadList downloads={files} />
          <LinkList links={[link]} />
        </Section>
        <BeadQuestions questions={questions} sources={sources} />
      </div>
    </>
  )
}

type BeadStatusesProps = { heading: string; statuses: BeadStatus[] }

/** The statuses a product may state, each with its products in the catalogue. */
function BeadStatuses({ heading, statuses }: BeadStatusesProps) {
  return (
    <Section heading={heading} wide>
      <ul className={beadStatusesStyles.statuses}>
        {statuses.map(({ value, text, count, to }, i) => (
          <li key={value} className={i === 0 ? beadStatusesStyles.best : undefined}>
            <p className={beadStatusesStyles.count}>{count}</p>
            <h3>{value}</h3>
            <p>{text}</p>
            <a href={to}>
              {plural(count, texts.seeProducts)}
              <span className="visually-hidden">: {value}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type ComplianceTableProps = Pick<BeadPage, 'table'> & {
  /** The status that is pointed out. */
  best: string | undefined
  rows: ComplianceRow[]
}

/** What each category has to meet, and how many of its products do. */
function ComplianceTable({
  table: { heading, caption, columns },
  best,
  rows,
}: ComplianceTableProps) {
  return (
    <Section heading={heading} wide id="table">
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows.map(({ category, solution, requirements, statuses, places }) => [
          category,
          solution,
          requirements,
          <ul key={category} className={complianceTableStyles.list}>
            {statuses.map(({ value, count, to }) => (
              <li key={value}>
                <a href={to} className={value === best ? complianceTableStyles.best : undefined}>
                  {count} {value}
                  <span className="visually-hidden">{` ${fillIn(texts.ofName, { name: category })}`}</span>
                </a>
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

/** What law and waiver ask, each with the text it rests on. */
function BeadRules({ rules }: Pick<BeadPage, 'rules'>) {
  return rules.map(({ heading, paragraphs, list, link }) => (
    <Section key={heading} heading={heading}>
      <SectionText paragraphs={paragraphs} list={list} />
      {link && <LinkList links={[link]} />}
    </Section>
  ))
}

/** The waiver for small sums, and what it comes to for projects of different size. */
function DeMinimis(props: DeMinimisRecord) {
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

/** Questions with their answers, and the texts they rest on. */
function BeadQuestions({ questions, sources }: Pick<BeadPage, 'questions' | 'sources'>) {
  return (
    <>
      <Section heading={questions.heading} id="questions">
        <div>
          {questions.items.map(({ question, answer }) => (
            <Accordion key={question} heading={question} level="item">
              <p className={beadQuestionsStyles.answer}>{answer}</p>
            </Accordion>
          ))}
        </div>
      </Section>
      <Section heading={sources.heading}>
        <ul className={beadQuestionsStyles.sources}>
          {sources.items.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p>{sources.note}</p>
      </Section>
    </>
  )
}
