import { TitleRow } from '#app/features/page/page-heading.tsx'
import { pageTrail, required, recordHead } from '#app/lib/record-head.ts'
import { personData } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Section } from '#app/ui/section.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { leadershipPage } from '#content/company/leadership.ts'
import { fileUrl } from '#domain/pictures.ts'
import type { Executive } from '#domain/records/leadership.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/pages.ts'
import chiefExecutiveStyles from '#app/features/company/chief-executive.module.css'
import executiveCardsStyles from '#app/features/company/executive-cards.module.css'
import executiveActionsStyles from '#app/features/company/executive-actions.module.css'

const page = required(leadershipPage)
const trail = pageTrail(page)
const chief = page.people.find((person) => person.chief)
const team = page.people.filter((person) => person !== chief)

export const head = () =>
  recordHead(
    page,
    ...page.people.map(({ linkedin, ...person }) => personData({ ...person, profile: linkedin })),
  )

export function Page() {
  return (
    <div className="wrap">
      <Breadcrumb trail={trail} />
      <TitleRow title={page.title} text={page.intro} />
      {chief && <ChiefExecutive person={chief} statement={page.statement} />}
      <ExecutiveCards {...page.team} people={team} />
    </div>
  )
}

type ChiefExecutiveProps = { person: Executive; statement: string }

/** The one who leads the company, in words of their own. */
function ChiefExecutive({ person, statement }: ChiefExecutiveProps) {
  const { name, title, image } = person
  return (
    <section className={chiefExecutiveStyles.chief} aria-labelledby="chief-executive">
      <img src={fileUrl(image)} alt="" width={480} height={600} />
      <div className={chiefExecutiveStyles.words}>
        <p className={chiefExecutiveStyles.title}>{title}</p>
        <h2 id="chief-executive">{name}</h2>
        <blockquote className={chiefExecutiveStyles.statement}>
          <p>{statement}</p>
        </blockquote>
        <ExecutiveActions person={person} />
      </div>
    </section>
  )
}

type ExecutiveCardsProps = { heading: string; text: string; people: Executive[] }

function ExecutiveCards({ heading, text, people }: ExecutiveCardsProps) {
  if (!people.length) return null
  return (
    <Section heading={heading} text={text} wide>
      <ul className={executiveCardsStyles.cards}>
        {people.map((person) => (
          <li key={person.name}>
            <img src={fileUrl(person.image)} alt="" width={480} height={600} loading="lazy" />
            <div className={executiveCardsStyles.words}>
              <h3>{person.name}</h3>
              <p>{person.title}</p>
              <p className={executiveCardsStyles.charge}>{person.charge}</p>
              <ExecutiveActions person={person} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What can be read of a person: the Bio in a dialog, and the profile of those who keep one. */
function ExecutiveActions({ person: { name, title, bio, linkedin } }: ExecutiveActionsProps) {
  return (
    <div className={executiveActionsStyles.actions}>
      <Modal button={texts.bio} about={fillIn(texts.ofName, { name })} title={name}>
        <p className={executiveActionsStyles.title}>{title}</p>
        {bio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Modal>
      {linkedin && (
        <a className={executiveActionsStyles.profile} href={linkedin} rel="noopener">
          LinkedIn
          <span className="visually-hidden">{` ${fillIn(texts.profileOf, { name })}`}</span>
          <span aria-hidden="true">↗</span>
        </a>
      )}
    </div>
  )
}

type ExecutiveActionsProps = { person: Executive }
