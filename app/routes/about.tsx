import { pageTrail, required, recordHead } from '#app/lib/record-head.ts'
import { organizationData } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { FilmHero } from '#app/ui/film-hero.tsx'
import { Section } from '#app/ui/section.tsx'
import { FlipCards } from '#app/ui/flip-cards.tsx'
import { Counter } from '#app/ui/counter.tsx'
import { StatisticBoxes } from '#app/ui/statistic-boxes.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { aboutPage } from '#content/company/about.ts'
import type { AboutPage, Offices } from '#domain/records/about.ts'
import { values } from '#content/values.ts'
import { fileUrl } from '#domain/pictures.ts'
import missionStyles from '#app/features/company/mission.module.css'
import certificationsStyles from '#app/features/company/certifications.module.css'
import factoryFactsStyles from '#app/features/company/factory-facts.module.css'
import milestonesStyles from '#app/features/company/milestones.module.css'
import officeMapStyles from '#app/features/company/office-map.module.css'

const page = required(aboutPage)
const trail = pageTrail(page)

export const head = () => recordHead(page, organizationData())

export function Page() {
  const { hero, mission, certifications, facts, milestones, offices } = page
  return (
    <>
      <FilmHero {...hero} />
      <div className="wrap">
        <Breadcrumb trail={trail} />
        <Mission {...mission} />
        <CompanyValues />
        {certifications && <Certifications {...certifications} />}
        {facts && <FactoryFacts {...facts} />}
        {milestones && <Milestones {...milestones} />}
        {offices && <OfficeMap {...offices} />}
      </div>
    </>
  )
}

function Mission({ heading, statement, text, links }: AboutPage['mission']) {
  return (
    <Section heading={heading}>
      <p className={missionStyles.statement}>{statement}</p>
      <p className={missionStyles.text}>{text}</p>
      {links.length > 0 && (
        <ul className={missionStyles.links}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function CompanyValues() {
  if (!values) return null
  return (
    <Section heading={values.heading} text={values.text} wide>
      <FlipCards cards={values.cards} />
    </Section>
  )
}

type CertificationsProps = NonNullable<AboutPage['certifications']>

/** Standards that are kept, each by its mark and what it covers. */
function Certifications({ heading, text, items }: CertificationsProps) {
  return (
    <Section heading={heading} text={text}>
      <ul className={certificationsStyles.list}>
        {items.map(({ name, text, image, link }) => (
          <li key={name}>
            <img src={fileUrl(image)} alt="" width={160} height={160} loading="lazy" />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              {link && <a href={link.to}>{link.label}</a>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The company in figures that count up when they come into view. */
function FactoryFacts({ heading, items }: NonNullable<AboutPage['facts']>) {
  return (
    <div className={factoryFactsStyles.facts}>
      <StatisticBoxes
        heading={heading}
        boxes={items.map(({ label, ...figure }) => ({ label, value: <Counter {...figure} /> }))}
      />
    </div>
  )
}

/** The company's history, three steps at a time, from the first to the last and no further. */
function Milestones({ heading, items }: NonNullable<AboutPage['milestones']>) {
  return (
    <div className={milestonesStyles.milestones}>
      <Carousel label={heading} heading={<h2>{heading}</h2>} visible={3} dots focusable>
        {items.map(({ year, title, description, picture }) => (
          <article key={picture} className={milestonesStyles.milestone}>
            <p className={milestonesStyles.year}>{year}</p>
            <img src={fileUrl(picture)} alt="" width={96} height={96} loading="lazy" />
            <h3>{title}</h3>
            <p>{description}</p>
          </article>
        ))}
      </Carousel>
    </div>
  )
}

/** The offices as a list, and beside it where they are. */
function OfficeMap({ heading, text, link, notes, map, alt }: Offices) {
  const list = (
    <>
      <ul className={officeMapStyles.list}>
        {notes.map(({ id, name, role }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>{role}</p>
          </li>
        ))}
      </ul>
      <a className={officeMapStyles.link} href={link.to}>
        {link.label}
      </a>
    </>
  )
  return (
    <Section heading={heading} text={text} aside={list}>
      <div className={officeMapStyles.map}>
        <img
          src={fileUrl(map.picture)}
          alt={alt}
          width={map.width}
          height={map.height}
          loading="lazy"
        />
        {/* The list says it in words. */}
        {map.places.map(({ id, name, x, y }) => (
          <span
            key={id}
            className={officeMapStyles[notes.find((note) => note.id === id)?.side ?? 'right']}
            style={{ left: `${x}%`, top: `${y}%` }}
            aria-hidden="true"
          >
            {name}
          </span>
        ))}
      </div>
    </Section>
  )
}
