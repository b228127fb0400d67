import { paths } from '#app/lib/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CheckList } from '#app/ui/check-list.tsx'
import { FilmHero } from '#app/ui/film-hero.tsx'
import { StatisticBoxes } from '#app/ui/statistic-boxes.tsx'
import * as texts from '#texts/pages.ts'
import { Factoids } from './factoids.tsx'
import { Part } from './part.tsx'
import { SolutionIntro } from './solution-intro.tsx'
import { SolutionParts } from './solution-parts.tsx'
import type { SolutionView } from './solution-view.ts'

type Props = { view: SolutionView; trail: { label: string; to?: string }[] }

/** The shape all solution pages share; a record's parts make the difference. */
export function SolutionPage({ view, trail }: Props) {
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
        <SolutionParts view={view} />
      </div>
    </>
  )
}
