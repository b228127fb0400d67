import { formState, withoutDistantValues } from '#app/features/catalogue/listing-view.ts'
import { sentWithPlace, withOpen } from '#app/features/filters/all-filters.ts'
import { parsePlaceState } from '#app/features/catalogue/list-place.ts'
import { solutionView, type SolutionView } from '#app/features/solution/solution-view.ts'
import { homeCrumb } from '#app/lib/record-head.ts'
import { paths } from '#app/lib/paths.ts'
import { redirectTo, NotFoundError, type PageArgs, type PageHead } from '#app/page-module.ts'
import { faqData } from '#app/lib/structured-data.ts'
import type { Solution as SolutionRecord, Solution } from '#domain/records/solution.ts'
import * as texts from '#texts/pages.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CheckList } from '#app/ui/check-list.tsx'
import { FilmHero } from '#app/ui/film-hero.tsx'
import { StatisticBoxes } from '#app/ui/statistic-boxes.tsx'
import { DownloadList } from '#app/features/page/download-list.tsx'
import { Part } from '#app/features/solution/part.tsx'
import { SolutionParts } from '#app/features/solution/solution-parts.tsx'
import solutionIntroStyles from '#app/features/solution/solution-intro.module.css'
import factoidsStyles from '#app/features/solution/factoids.module.css'

export function load({ site, params, url }: PageArgs): SolutionView | Response {
  const { solutionSlug: slug = '' } = params
  const { searchParams } = url
  const view = solutionView(site, slug, parsePlaceState('family', searchParams))
  if (!view) throw new NotFoundError(slug)
  const { grid } = view
  if (!grid) return view
  const open = searchParams.get('open')
  const asked = formState(searchParams, grid)
  if (asked) {
    const to = paths.solution(slug, grid.chosen, 1, asked)
    return redirectTo(`${withOpen(to, open)}#products`)
  }
  return { ...view, grid: withoutDistantValues(grid, open, sentWithPlace) }
}

export function head(view: SolutionView): PageHead {
  const { title, description, path, socialCard } = view.solution
  const questions = questionsOf(view.solution)
  return {
    title,
    description,
    path,
    ...(socialCard && { image: socialCard }),
    trail: trailOf(view),
    data: questions.length ? [faqData(questions)] : [],
  }
}

export function Page({ data: view, url }: { data: SolutionView; url: URL }) {
  return <SolutionPage view={view} open={url.searchParams.get('open')} trail={trailOf(view)} />
}

function trailOf({ solution }: SolutionView) {
  return [homeCrumb, { label: texts.solutions, to: paths.solutions() }, { label: solution.name }]
}

/** Every question a page answers, in its order. */
function questionsOf({ parts }: SolutionRecord): { question: string; answer: string }[] {
  return parts.flatMap((part) =>
    part.kind === 'questions' ? part.groups.flatMap(({ items }) => items) : [],
  )
}

type Props = {
  view: SolutionView
  /** The filter of its products that the address opens, if any. */
  open: string | null
  trail: { label: string; to?: string }[]
}

/** The shape all solution pages share; a record's parts make the difference. */
function SolutionPage({ view, open, trail }: Props) {
  const { name, hero, intro, statistics, factoids, strengths } = view.solution
  return (
    <>
      <FilmHero film={hero.film} kicker={name} heading={hero.heading} text={hero.text}>
        <ButtonLink to={paths.support()}>{texts.contactUs}</ButtonLink>
        {hero.links?.map(({ label, to }) => (
          <ButtonLink key={to} look="outline" to={to}>
            {label}
          </ButtonLink>
        ))}
      </FilmHero>
      <div className="wrap">
        <Breadcrumb trail={trail} />
        <SolutionIntro intro={intro} />
        {statistics && (
          <StatisticBoxes
            heading={statistics.heading}
            boxes={statistics.boxes.map(({ value, label, source: { name, year, url } }) => ({
              value,
              label,
              source: { name: `${name}, ${year}`, url },
            }))}
          />
        )}
        {factoids && <Factoids factoids={factoids} />}
        {strengths.length > 0 && (
          <Part heading={texts.strengths}>
            <CheckList items={strengths} />
          </Part>
        )}
        <SolutionParts view={view} open={open} />
      </div>
    </>
  )
}

/** What the page is about, with what to take along and where to go instead. */
function SolutionIntro({ intro: { text, downloads, links } }: Pick<Solution, 'intro'>) {
  return (
    <div className={solutionIntroStyles.intro}>
      <p>{text}</p>
      <div>
        {downloads && <DownloadList downloads={downloads} />}
        {links && (
          <ul className={solutionIntroStyles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

type FactoidsProps = { factoids: NonNullable<Solution['factoids']> }

/** Figures of the design itself, each in one line. */
function Factoids({ factoids: { heading, items } }: FactoidsProps) {
  return (
    <Part heading={heading}>
      <dl className={factoidsStyles.items}>
        {items.map(({ figure, text }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
