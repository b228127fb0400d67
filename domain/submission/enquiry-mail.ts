import { formatMoment } from '#domain/texts/days.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/mail.ts'
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
): { subject: string; text: string } {
  const { kind, fields } = submission
  const values: Record<string, unknown> = fields
  const rows = Object.entries(texts.labels).flatMap(([name, label]) => {
    const value = values[name]
    return typeof value === 'string' && value ? [`${label}: ${oneLine(value)}`] : []
  })
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
  const { companyName: company } = fields
  if (kind === 'quote') {
    const { length } = fields.lines
    return plural(length, texts.quoteSubject, { company, reference })
  }
  if (kind === 'contact') {
    return fillIn(texts.contactSubject, { about: fields.category, company, reference })
  }
  const document = fields.document || texts.aDocument
  return fillIn(texts.leadSubject, { document, company, reference })
}

/** A line of a mail's head ends where it is told to, whatever a visitor wrote. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
