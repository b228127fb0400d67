import { pageTrail, recordHead, required } from '#app/lib/record-head.ts'
import { solutions, solutionsIndex } from '#content/solutions/solutions.ts'
import type { Solution, SolutionsIndex } from '#domain/records/solution.ts'
import { keepTogether } from '#app/lib/keep-together.ts'
import { paths } from '#app/lib/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FilmHero } from '#app/ui/film-hero.tsx'
import { Picture } from '#app/ui/picture.tsx'
import * as texts from '#texts/pages.ts'
import styles from '#app/features/solution/solutions-page.module.css'

export const load = (): SolutionsView => solutionsView(required(solutionsIndex), solutions)

export const head = (view: SolutionsView) => recordHead(view)

export function Page({ data: view }: { data: SolutionsView }) {
  return <SolutionsPage view={view} trail={pageTrail(view)} />
}

export type SolutionCard = { slug: string; name: string; text: string; image: string }
export type SolutionsView = ReturnType<typeof solutionsView>

/** The index: a card for each solution but the one that stands before them. */
export function solutionsView(index: SolutionsIndex, solutions: readonly Solution[]) {
  const { featured, ...page } = index
  return keepTogether({
    ...page,
    featured: featured && {
      ...toCard(featured.solution),
      text: featured.text,
      label: featured.label,
    },
    cards: solutions.filter((solution) => solution !== featured?.solution).map(toCard),
  })
}

function toCard({ slug, name, summary, hero }: Solution): SolutionCard {
  return { slug, name, text: summary, image: hero.film?.poster ?? '' }
}

type Props = { view: SolutionsView; trail: { label: string; to?: string }[] }

/** All solutions: one before the others, and a card for each of these. */
function SolutionsPage({ view, trail }: Props) {
  const { hero, heading, text, featured, cards, questions } = view
  return (
    <>
      <FilmHero film={hero.film} heading={hero.heading} text={hero.text}>
        <ButtonLink to={paths.support()}>{texts.contactUs}</ButtonLink>
      </FilmHero>
      <div className="wrap">
        <Breadcrumb trail={trail} />
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.grid}>
          {featured && (
            <a href={paths.solution(featured.slug)} className={styles.featured}>
              <Poster image={featured.image} />
              <span className={styles.words}>
                <b>{featured.name}</b>
                <span>{featured.text}</span>
                <i>{featured.label}</i>
              </span>
            </a>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- `display: contents` takes it away in some browsers */}
          <ul className={styles.cards} role="list">
            {cards.map((card) => (
              <Card key={card.slug} card={card} />
            ))}
          </ul>
        </div>
        {questions.length > 0 && (
          <ul className={styles.questions}>
            {questions.map((question) => (
              <li key={question.heading}>
                <h2>{question.heading}</h2>
                <p>{question.text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

function Card({ card: { slug, name, text, image } }: { card: SolutionCard }) {
  return (
    <li className={styles.card}>
      <Poster image={image} />
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{text}</p>
        <a href={paths.solution(slug)}>
          {texts.view}
          <span className="visually-hidden"> {name}</span>
        </a>
      </div>
    </li>
  )
}

function Poster({ image }: { image: string }) {
  return (
    <Picture
      image={image}
      alt=""
      missing={texts.noImage}
      sizes="(max-width: 560px) 100vw, (max-width: 1023px) 50vw, 304px"
      largest={960}
    />
  )
}
