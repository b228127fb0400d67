import * as z from 'zod'
import type { SmtpSettings } from './adapters/destination/smtp.ts'
import type { WebhookSettings } from './adapters/destination/webhook.ts'

const address = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/
const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

const smtpUrl = z.string().transform((given, context) => {
  const url = URL.parse(given)
  const tls = url?.searchParams.get('tls') ?? undefined
  const others = [...(url?.searchParams.keys() ?? [])].some((name) => name !== 'tls')
  const known = tls === undefined || (tls === 'none' && url?.protocol === 'smtp:')
  const [user, password] = [url?.username, url?.password].map(decoded)
  if (
    user === undefined ||
    password === undefined ||
    !url ||
    !/^smtps?:$/.test(url.protocol) ||
    !url.hostname ||
    others ||
    !known
  ) {
    const message =
      'must be an address such as smtps://user:password@host or smtp://user:password@host:587'
    context.issues.push({ code: 'custom', input: given, message })
    return z.NEVER
  }
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    plain: tls === 'none' || (!secure && loopback.test(url.hostname)),
    user,
    password,
  }
})

function decoded(text = ''): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const addresses = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine((list) => list.length > 0 && list.every((one) => address.test(one)), {
    error: 'must be one or more addresses, such as sales@example.com, support@example.com',
  })

const minSecretLength = 16
/** As Standard Webhooks writes secrets; without its prefix the text itself is the key. */
const secret = z.string().transform((given, context) => {
  const [, encoded] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(given) ?? []
  const key = Buffer.from(encoded ?? given, encoded ? 'base64' : 'utf8')
  if (key.length >= minSecretLength && (encoded || !given.startsWith('whsec_'))) return key
  const message = `must be whsec_ and ${minSecretLength} bytes or more in base64, or as long a text`
  context.issues.push({ code: 'custom', input: given, message })
  return z.NEVER
})

export const destinationVariables = {
  SMTP_URL: smtpUrl.optional(),
  ENQUIRIES_TO: addresses.optional(),
  ENQUIRIES_FROM: z
    .string()
    .regex(address, 'must be an address, such as site@example.com')
    .optional(),
  WEBHOOK_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://example.com/enquiries',
    })
    .optional(),
  WEBHOOK_SECRET: secret.optional(),
}

type Variables = z.output<z.ZodObject<typeof destinationVariables>>

export function smtpSettings(variables: Variables): SmtpSettings | undefined {
  const { SMTP_URL: server, ENQUIRIES_TO: to, ENQUIRIES_FROM } = variables
  if (!server || !to) return undefined
  // A mail server takes mails from who logs in; without a login, from who reads them.
  const from = ENQUIRIES_FROM ?? (address.test(server.user) ? server.user : to[0]!)
  return { ...server, to, from }
}

export const webhookSettings = ({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: key,
}: Variables): WebhookSettings | undefined => (url && key ? { url, key } : undefined)
