import type { EnquiryMail, MailAbout } from '#domain/records/enquiries.ts'
import { lineText } from './quote-text.ts'
import { referenceOf } from './reference.ts'
import type { Submission } from './submission.ts'

/** A submission as a mail to the team: what was filled in, and of a quote every part. */
export function enquiryMail(
  submission: Submission,
  receivedAt: number,
  words: EnquiryMail,
): { subject: string; text: string } {
  const { kind, fields } = submission
  const values: Record<string, unknown> = fields
  const { message: messageLabel, ...labels } = words.labels
  const rows = Object.entries(labels).flatMap(([name, label]) => {
    const value = values[name]
    return typeof value === 'string' && value ? [`${label}: ${oneLine(value)}`] : []
  })
  const lines = kind === 'quote' ? fields.lines : []
  const parts = lines.length ? [words.parts, ...lines.map(lineText)].join('\n') : ''
  const message = fields.message && [messageLabel, fields.message].filter(Boolean).join('\n')
  const reference = referenceOf(submission)
  const known = [
    `${words.reference}: ${reference}`,
    `${words.received}: ${new Date(receivedAt).toISOString()}`,
  ]
  return {
    subject: oneLine(words.subject[kind](aboutOf(submission, reference))),
    text: [rows.join('\n'), message, parts, known.join('\n')].filter(Boolean).join('\n\n') + '\n',
  }
}

function aboutOf({ kind, fields }: Submission, reference: string): MailAbout {
  return {
    reference,
    name: [fields.firstName, kind === 'lead' ? '' : fields.lastName].filter(Boolean).join(' '),
    company: fields.companyName,
    about: kind === 'contact' ? fields.category : kind === 'lead' ? fields.document : '',
    lines: kind === 'quote' ? fields.lines.length : 0,
  }
}

/** A line of a mail's head ends where it is told to, whatever a visitor wrote. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
