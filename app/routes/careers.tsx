import type { ReactNode } from 'react'
import { pageTrail, required, recordHead } from '#app/lib/record-head.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { FilmHero } from '#app/ui/film-hero.tsx'
import { Section } from '#app/ui/section.tsx'
import { PauseButton } from '#app/ui/pause-button.tsx'
import { StepButtons } from '#app/ui/step-buttons.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { careersPage } from '#content/company/careers.ts'
import type { CareersPage } from '#domain/records/careers.ts'
import { pictureSource, fileUrl } from '#domain/pictures.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/pages.ts'
import * as uiTexts from '#texts/ui.ts'
import kindsOfWorkStyles from '#app/features/company/kinds-of-work.module.css'
import workPicturesStyles from '#app/features/company/work-pictures.module.css'
import teamCardsStyles from '#app/features/company/team-cards.module.css'
import spotlightStyles from '#app/features/company/spotlight.module.css'
import howToApplyStyles from '#app/features/company/how-to-apply.module.css'
import readMoreStyles from '#app/ui/read-more.module.css'

const page = required(careersPage)
const trail = pageTrail(page)

export const head = () => recordHead(page)

export function Page() {
  const { hero, jobBoard, kinds, pictures, teams, spotlight, apply } = page
  return (
    <>
      <FilmHero {...hero}>
        <NewTabLink href={jobBoard}>{texts.viewJobs}</NewTabLink>
      </FilmHero>
      <div className="wrap">
        <Breadcrumb trail={trail} />
        {kinds && <KindsOfWork {...kinds} />}
        {pictures && <WorkPictures {...pictures} />}
        {teams && <TeamCards {...teams} />}
        {spotlight && <Spotlight {...spotlight} />}
        {apply && <HowToApply {...apply} />}
      </div>
    </>
  )
}

function KindsOfWork({ heading, text, items }: NonNullable<CareersPage['kinds']>) {
  return (
    <Section heading={heading} text={text}>
      <dl className={kindsOfWorkStyles.kinds}>
        {items.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** SPECIFICATION §9, in milliseconds. */
const interval = 5000

function WorkPictures({ heading, items }: NonNullable<CareersPage['pictures']>) {
  return (
    <slide-show data-interval={interval}>
      <section
        className={workPicturesStyles.section}
        aria-label={heading}
        aria-roledescription={uiTexts.carousel}
      >
        <div className={workPicturesStyles.head}>
          <h2>{heading}</h2>
          <div className={workPicturesStyles.controls}>
            <PauseButton what={uiTexts.moving.pictures} />
            <StepButtons what={heading} />
          </div>
        </div>
        <ul className={workPicturesStyles.slides} aria-live="off" data-slides="">
          {items.map(({ picture, alt, title, text }, i) => (
            <li key={picture} data-current={i === 0 ? '' : undefined}>
              <img
                {...pictureSource(picture)}
                sizes="(max-width: 900px) 100vw, 810px"
                width={1280}
                height={720}
                alt={alt}
                loading="lazy"
              />
              <div className={workPicturesStyles.words}>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className={workPicturesStyles.count}>
                  {i + 1} / {items.length}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </slide-show>
  )
}

function TeamCards({ heading, text, items }: NonNullable<CareersPage['teams']>) {
  return (
    <Section heading={heading} text={text} wide>
      <ul className={teamCardsStyles.cards}>
        {items.map(({ name, picture, alt, text, facts, more }) => (
          <li key={name}>
            <img src={fileUrl(picture)} alt={alt} width={1200} height={675} loading="lazy" />
            <div className={teamCardsStyles.words}>
              <h3>{name}</h3>
              <p>{text}</p>
              <dl className={teamCardsStyles.facts}>
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <ReadMore about={name}>
                {more.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </ReadMore>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type SpotlightProps = NonNullable<CareersPage['spotlight']>

/** One person's answers; one of them is open at a time. */
function Spotlight({ heading, role, text, questions }: SpotlightProps) {
  return (
    <Section
      heading={heading}
      aside={
        <>
          <p className={spotlightStyles.role}>{role}</p>
          <p className="muted">{text}</p>
        </>
      }
    >
      <div className={spotlightStyles.questions}>
        {questions.map(({ question, answer }) => (
          <Accordion key={question} heading={question} level="item" name="spotlight">
            <p>{answer}</p>
          </Accordion>
        ))}
      </div>
    </Section>
  )
}

function HowToApply({ heading, steps }: NonNullable<CareersPage['apply']>) {
  return (
    <Section heading={heading} wide>
      <ol className={howToApplyStyles.steps}>
        {steps.map(({ title, text, email }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              {text}
              {email && (
                <>
                  {' '}
                  <a href={`mailto:${email}`}>{email}</a>.
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** A link that looks like a button and leaves this page open; it says so to everybody. */
function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={buttonClass()} href={href} target="_blank" rel="noopener">
      {children}
      <span aria-hidden="true">↗</span>
      <span className="visually-hidden">{` ${uiTexts.opensInNewTab}`}</span>
    </a>
  )
}

/** Text that opens below its beginning, without JavaScript too. */
function ReadMore({ about, children }: { about: string; children: ReactNode }) {
  return (
    <details className={readMoreStyles.more}>
      <summary>
        <span className={readMoreStyles.closed}>{uiTexts.readMore}</span>
        <span className={readMoreStyles.open}>{uiTexts.readLess}</span>
        <span className="visually-hidden">{` ${fillIn(uiTexts.about, { about })}`}</span>
      </summary>
      {children}
    </details>
  )
}
