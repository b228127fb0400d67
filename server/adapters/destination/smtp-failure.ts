import type { NotDelivered } from '#server/ports/destination.ts'

type SmtpError = Error & { code?: string; responseCode?: number; syscall?: string }

/** How a mail server's refusal, or its silence, is told of (RFC 5321, 4.2.1). */
export function smtpFailure(error: unknown, isTimeout: boolean): NotDelivered {
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
