import { paths } from '#app/lib/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CheckList } from '#app/ui/check-list.tsx'
import { FilmHero } from '#app/ui/film-hero.tsx'
import { StatisticBoxes } from '#app/ui/statistic-boxes.tsx'
import { DownloadList } from '#app/features/page/download-list.tsx'
import type { Solution } from '#domain/records/solution.ts'
import * as texts from '#texts/pages.ts'
import { Part } from './part.tsx'
import { SolutionParts } from './solution-parts.tsx'
import type { SolutionView } from './solution-view.ts'
import solutionIntroStyles from './solution-intro.module.css'
import factoidsStyles from './factoids.module.css'

type Props = {
  view: SolutionView
  /** The filter of its products that the address opens, if any. */
  open: string | null
  trail: { label: string; to?: string }[]
}

/** The shape all solution pages share; a record's parts make the difference. */
export function SolutionPage({ view, open, trail }: Props) {
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
