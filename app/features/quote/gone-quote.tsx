import { PageHeading } from '#app/features/page/page-heading.tsx'
import { homeCrumb } from '#app/lib/page-trail.ts'
import { paths } from '#app/lib/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { quotePage, quoteWords } from '#content/company/quote.ts'
import styles from './sent-quote.module.css'

const { title, text, again, ask } = quoteWords.gone
const trail = [homeCrumb, { label: quotePage.title, to: paths.quote() }, { label: title }]

/** In place of a request that was deleted, or never was. */
export function GoneQuote({ keepDays }: { keepDays: number }) {
  return (
    <>
      <PageHeading trail={trail} title={title} intro={text(keepDays)} />
      <p className={styles.actions}>
        <ButtonLink to={paths.quote()}>{again}</ButtonLink>
        <ButtonLink to={paths.contact()} look="outline">
          {ask}
        </ButtonLink>
      </p>
    </>
  )
}
