import type { FormFields } from '#domain/records/form-fields.ts'
import { formatMoment } from '#domain/texts/days.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/mail.ts'
import { changeOf } from './form-shape.ts'
import { ownValues } from './own-values.ts'
import { lineText } from './quote-text.ts'
import { referenceOf } from './reference.ts'
import type { Submission } from './submission.ts'

/**
 * A submission as a mail to the team: what was filled in, and of a quote every part; when it came, by the
 * clocks of the team.
 */
export function enquiryMail(
  submission: Submission,
  receivedAt: number,
  timeZone: string,
  record: FormFields = {},
): { subject: string; text: string } {
  const { kind, fields } = submission
  const values: Record<string, unknown> = fields
  const rows = Object.entries(texts.labels).flatMap(([name, label]) => {
    const value = values[name]
    if (typeof value !== 'string' || !value) return []
    const change = changeOf(kind, name, record)
    return [`${(change && change.label) || label}: ${oneLine(value)}`]
  })
  for (const { label, value } of ownValues(submission, record)) {
    rows.push(`${oneLine(label)}: ${oneLine(value)}`)
  }
  const lines = kind === 'quote' ? fields.lines : []
  const parts = lines.length ? [texts.parts, ...lines.map(lineText)].join('\n') : ''
  const message = fields.message && [texts.message, fields.message].join('\n')
  const reference = referenceOf(submission)
  const known = [
    `${texts.reference}: ${reference}`,
    `${texts.received}: ${formatMoment(timeZone, new Date(receivedAt))}`,
  ]
  return {
    subject: oneLine(subjectOf(submission, reference)),
    text: [rows.join('\n'), message, parts, known.join('\n')].filter(Boolean).join('\n\n') + '\n',
  }
}

function subjectOf({ kind, fields }: Submission, reference: string): string {
  // Whoever sells to people as well may not ask for a company.
  const company = fields.companyName || fields.firstName || fields.companyEmail
  if (kind === 'quote') {
    const { length } = fields.lines
    return plural(length, texts.quoteSubject, { company, reference })
  }
  if (kind === 'contact') {
    return fillIn(texts.contactSubject, {
      about: fields.category || texts.anEnquiry,
      company,
      reference,
    })
  }
  const document = fields.document || texts.aDocument
  return fillIn(texts.leadSubject, { document, company, reference })
}

/** A line of a mail's head ends where it is told to, whatever a visitor wrote. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
