import { PageHeading } from '#app/features/page/page-heading.tsx'
import { dayIn, formatDay } from '#domain/texts/days.ts'
import { formFields } from '#app/features/contact/form-fields.ts'
import { homeCrumb } from '#app/lib/record-head.ts'
import { outcomeId, paths } from '#app/lib/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { Section } from '#app/ui/section.tsx'
import { quotePage } from '#content/company/quote.ts'
import { site } from '#content/site.ts'
import { writeItems } from '#domain/deciding/list-items.ts'
import { ownValues, type OwnValue } from '#domain/submission/own-values.ts'
import type { SentQuote as Sent } from '#domain/submission/quote.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as forms from '#texts/forms.ts'
import * as locale from '#texts/locale.ts'
import * as texts from '#texts/quote.ts'
import styles from './sent-quote.module.css'
import { quoteFields } from './your-fields.tsx'

type Props = { quote: Sent; justSent: boolean }

const trail = [homeCrumb, { label: quotePage.title, to: paths.quote() }, { label: texts.sentTitle }]

/** A request for a quote as it was sent, and what became of it. */
export function SentQuote({ quote, justSent }: Props) {
  const { reference, receivedAt, fields, state } = quote
  const { lines, message } = fields
  const items = writeItems(lines)
  return (
    <>
      <PageHeading trail={trail} title={texts.sentTitle} intro={texts.sentIntro} />
      <div className={styles.outcome}>
        <p
          id={outcomeId}
          role="status"
          tabIndex={-1}
          className={state === 'delayed' ? styles.delayed : styles.arrived}
        >
          {justSent && state !== 'delayed' && <>{forms.submitted} </>}
          {texts.states[state]}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{forms.referenceLabel}</dt>
            <dd className={styles.reference}>{reference}</dd>
          </div>
          <div>
            <dt>{texts.received}</dt>
            <dd>{formatDay(dayIn(site.timeZone, new Date(receivedAt)))}</dd>
          </div>
        </dl>
        <p className={`no-print ${styles.actions}`}>
          {lines.length > 0 && <ButtonLink to={paths.listOf(items)}>{texts.editList}</ButtonLink>}
          <ButtonLink to={lines.length ? paths.quoteFor(items) : paths.quote()} look="outline">
            {texts.requestAgain}
          </ButtonLink>
        </p>
      </div>
      <Section heading={texts.partsAskedFor} wide>
        {lines.length ? (
          <DataTable
            caption={fillIn(texts.partsCount, { count: lines.length })}
            columns={[texts.partNumber, texts.product, texts.quantity, texts.note]}
            rows={lines.map(({ partNumber, name, quantity, note }) => [
              partNumber,
              name ?? '–',
              quantity.toLocaleString(locale.locale),
              note || '–',
            ])}
          />
        ) : (
          <p>{texts.noParts}</p>
        )}
      </Section>
      <Section heading={texts.aboutYou}>
        <dl className={styles.you}>
          {told(fields).map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {message && (
            <div className={styles.message}>
              <dt>{texts.message}</dt>
              <dd>{message}</dd>
            </div>
          )}
        </dl>
      </Section>
    </>
  )
}

/** What was filled in but for the message, by its label. */
function told(fields: Sent['fields']): OwnValue[] {
  const values: Readonly<Record<string, unknown>> = fields
  const known = quoteFields.flatMap(({ name, label, own }) => {
    const value = values[name]
    if (own || name === 'message' || typeof value !== 'string' || !value) return []
    return [{ name, label: label ?? labels[name] ?? name, value }]
  })
  return [...known, ...ownValues({ fields }, formFields)]
}
const labels: Readonly<Record<string, string>> = forms.fields
