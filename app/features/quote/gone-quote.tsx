import { PageHeading } from '#app/features/page/page-heading.tsx'
import { homeCrumb } from '#app/lib/page-trail.ts'
import { paths } from '#app/lib/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { quotePage } from '#content/company/quote.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/quote.ts'
import styles from './sent-quote.module.css'

const trail = [homeCrumb, { label: quotePage.title, to: paths.quote() }, { label: texts.goneTitle }]

/** In place of a request that was deleted, or never was. */
export function GoneQuote({ keepDays }: { keepDays: number }) {
  const intro = keepDays > 0 ? plural(keepDays, texts.deletedAfter) : texts.notWhole
  return (
    <>
      <PageHeading trail={trail} title={texts.goneTitle} intro={intro} />
      <p className={styles.actions}>
        <ButtonLink to={paths.quote()}>{texts.request}</ButtonLink>
        <ButtonLink to={paths.contact()} look="outline">
          {texts.askUs}
        </ButtonLink>
      </p>
    </>
  )
}
