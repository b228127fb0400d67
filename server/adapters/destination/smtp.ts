import type { Logger } from 'pino'
import type { FormFields } from '#domain/records/form-fields.ts'
import { enquiryMail } from '#domain/submission/enquiry-mail.ts'
import type { Delivery, Destination, Parcel, NotDelivered } from '#server/ports/destination.ts'

/** A mail server and whose mailboxes it is asked to reach. */
export type SmtpSettings = {
  host: string
  port: number
  /** TLS from the first byte. */
  secure: boolean
  /** No TLS at all: to a relay on this machine, or where the operator says so. */
  plain: boolean
  user: string
  password: string
  to: readonly string[]
  from: string
}
type Options = SmtpSettings & {
  /** What the company's forms ask for. */
  formFields: FormFields
  log: Pick<Logger, 'warn'>
  /** Of the team that reads it. */
  timeZone: string
  /** For one mail, from connecting to the last answer; 12 s when left out. */
  timeoutMilliseconds?: number
}

/** The team's mailbox. A mail whose answer was lost goes out again under the same Message-ID. */
export function createSmtpDestination(options: Options): Destination {
  const { to, from, log, timeoutMilliseconds = 12_000 } = options

  async function send(parcel: Parcel): Promise<Delivery> {
    const { id } = parcel.submission
    const messageId = messageIdOf(id, from)
    const signal = AbortSignal.timeout(timeoutMilliseconds)
    try {
      // Only where mails are sent.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport(connection(options, timeoutMilliseconds))
      const { rejected } = await transport.sendMail({
        ...mailOf(parcel, options),
        messageId,
        signal,
      })
      if (rejected.length) log.warn({ id, refused: rejected.length }, 'mail: recipients refused')
      return { ok: true, itemId: messageId }
    } catch (error) {
      return smtpFailure(error, signal.aborted)
    }
  }

  return { key: 'smtp', name: `mail to ${to.join(', ')}`, service: undefined, send }
}

/** The same at each attempt, so that who gets a mail twice can tell. */
const messageIdOf = (id: string, from: string) => `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`

function mailOf({ submission, receivedAt }: Parcel, options: Options) {
  const { to, from, timeZone, formFields } = options
  const { subject, text } = enquiryMail(submission, receivedAt, timeZone, formFields)
  const { companyEmail, firstName } = submission.fields
  return {
    // As parts, so that nothing a visitor wrote is read as an address list or a further header.
    from: { name: '', address: from },
    to: to.map((address) => ({ name: '', address })),
    replyTo: { name: firstName.replace(/[\s\p{Cc}]+/gu, ' '), address: companyEmail },
    envelope: { from, to: [...to] },
    subject,
    text,
    date: new Date(receivedAt),
    // RFC 3834: no answering machine answers.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // A text is a text: it names no file of this machine and no address to load from.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function connection(
  { host, port, secure, user, password, plain }: Options,
  timeoutMilliseconds: number,
) {
  return {
    host,
    port,
    secure,
    // Without TLS a password or an enquiry would be read on the way.
    requireTLS: !secure && !plain,
    ignoreTLS: plain,
    ...(user && { auth: { user, pass: password } }),
    tls: { minVersion: 'TLSv1.2' as const },
    connectionTimeout: timeoutMilliseconds / 2,
    greetingTimeout: timeoutMilliseconds / 2,
    socketTimeout: timeoutMilliseconds,
  }
}

type SmtpError = Error & { code?: string; responseCode?: number; syscall?: string }

/** How a mail server's refusal, or its silence, is told of (RFC 5321, 4.2.1). */
function smtpFailure(error: unknown, isTimeout: boolean): NotDelivered {
  const { code = '', responseCode, syscall = '', message } = error as SmtpError
  if (responseCode !== undefined) {
    // 4yz is for now, 5yz is until somebody changes something; either is certain.
    const kind = responseCode < 500 ? 'unexpected' : 'rejected'
    return { ok: false, failure: { code: kind, message: plain(message) }, uncertain: false }
  }
  if (code === 'EAUTH' || code === 'EENVELOPE') {
    return { ok: false, failure: { code: 'rejected', message: plain(message) }, uncertain: false }
  }
  // Once there was a connection, the mail may have been taken although nobody said so.
  const uncertain = isTimeout || !(beforeConnection.test(syscall) || code === 'ETLS')
  const words = isTimeout ? 'no answer in time' : plain(message)
  return { ok: false, failure: { code: 'unreachable', message: words }, uncertain }
}

const beforeConnection = /^(connect|getaddrinfo|queryA|queryAaaa)$/

const maxLength = 300
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, maxLength)
