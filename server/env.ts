import { statSync } from 'node:fs'
import * as z from 'zod'
import type { SmtpSettings } from './adapters/destination/smtp.ts'
import type { WebhookSettings } from './adapters/destination/webhook.ts'
import { destinationVariables, smtpSettings, webhookSettings } from './env-destinations.ts'
import { parseRange, type Range } from './http/client-address.ts'

const digits = /^\d+$/
/** A whole number, in words, and the largest one with its meaning. */
const wholeNumber = (words: string, most: number, meaning = '') =>
  z
    .string()
    .regex(digits, `must be ${words}`)
    .transform(Number)
    .refine((n) => n <= most, `must be at most ${most}${meaning}`)
const port = wholeNumber('a port number, such as 3000', 65535)
const drain = wholeNumber('a whole number of seconds, 0 for none', 600, ', ten minutes')
const days = wholeNumber('a whole number of days, 0 for ever', 36_500, ', a hundred years')
const seconds = z
  .string()
  .regex(/^[1-9]\d*$/, 'must be a whole number of seconds, 1 or more')
  .transform(Number)
  // Node's timers run at once when asked to wait longer than 2^31 milliseconds.
  .refine((n) => n <= 2_000_000, 'must be at most 2000000, some 23 days')
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
  .transform((url) => url.replace(/\/+$/, ''))

const boardId = z.string().regex(digits, 'must be a board id, such as 1234567890').optional()
const addressOf = (protocol: RegExp, example: string) =>
  z.string().refine((url) => protocol.test(URL.parse(url)?.protocol ?? ''), {
    error: `must be an address such as ${example}`,
  })
const databaseUrl = addressOf(/^postgres(ql)?:$/, 'postgres://user:password@host/database')
const redisUrl = addressOf(/^(rediss?|unix):$/, 'redis://:password@host:6379')
const ranges = z.string().transform((list, context): Range[] => {
  const named = list.split(/[\s,]+/).filter(Boolean)
  const found = named.flatMap((one) => parseRange(one) ?? [])
  if (found.length === named.length) return found
  const message = 'must be addresses or ranges, such as 127.0.0.1,172.30.0.0/24,2001:db8::/32'
  context.issues.push({ code: 'custom', input: list, message })
  return z.NEVER
})
const windows = { sec: 1, min: 60, hour: 3600, day: 86_400 }
const rate = z
  .string()
  .regex(/^[1-9]\d{0,5}\/(sec|min|hour|day)$/, 'must be a number and a time, such as 10/min')
  .transform((given) => {
    const [points, unit] = given.split('/') as [string, keyof typeof windows]
    return { points: Number(points), seconds: windows[unit] }
  })

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

const Variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  CONTENT_DIR: z.string().refine(isFolder, 'must be a folder that is there').optional(),
  TRUST_PROXY: ranges.default([]),
  DRAIN_SECONDS: drain.default(3),
  FIRESTORE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be a project id, such as my-catalogue')
    .optional(),
  FIRESTORE_API_KEY: z.string().min(1).optional(),
  FIRESTORE_URL: httpUrl.optional(),
  MONDAY_API_TOKEN: z.string().min(1).optional(),
  MONDAY_API_URL: httpUrl.default('https://api.monday.com/v2'),
  MONDAY_CONTACT_BOARD_ID: boardId,
  MONDAY_LEAD_BOARD_ID: boardId,
  ...destinationVariables,
  DATABASE_URL: databaseUrl.optional(),
  SEARCH_DATABASE_URL: databaseUrl.optional(),
  REDIS_URL: redisUrl.optional(),
  LIMIT_SUBMISSIONS: rate.default({ points: 10, seconds: windows.min }),
  LIMIT_CHAT: rate.default({ points: 15, seconds: windows.min }),
  LIMIT_PROGRAMS: rate.default({ points: 60, seconds: windows.min }),
  LIMIT_CHAT_DAILY: rate.default({ points: 300, seconds: windows.day }),
  LIMIT_CHAT_TOKENS: rate.default({ points: 600_000, seconds: windows.day }),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_MODEL: z.string().min(1).optional(),
  SUBMISSIONS_KEEP_DAYS: days.default(30),
  SUBMISSIONS_KEEP_WAITING_DAYS: days.default(730),
  FIREBASE_STORAGE_BUCKET: z
    .string()
    // https://cloud.google.com/storage/docs/buckets#naming
    .regex(/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/, 'must be a bucket, such as my-site.appspot.com')
    .optional(),
  FIREBASE_STORAGE_URL: httpUrl.optional(),
  CATALOGUE_REFRESH_SECONDS: seconds.default(60),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Env = z.output<typeof Variables> & {
  SITE_URL: string
  /** Undefined runs the embedded document database. */
  firestore: { project: string; url: string; apiKey: string | undefined } | undefined
  /** Each that is defined gets all submissions; without any they are kept. */
  smtp: SmtpSettings | undefined
  webhook: WebhookSettings | undefined
  monday: { token: string; url: string; boards: { contact: string; lead: string } } | undefined
  /** Undefined runs the embedded object storage. */
  storage: { bucket: string; url: string } | undefined
}
export type ParsedEnv = { ok: true; env: Env } | { ok: false; message: string }

/** Variables that mean nothing without another. */
const needs = [
  ['FIRESTORE_API_KEY', 'FIRESTORE_PROJECT_ID'],
  ['FIRESTORE_URL', 'FIRESTORE_PROJECT_ID'],
  ['FIREBASE_STORAGE_URL', 'FIREBASE_STORAGE_BUCKET'],
  ['OPENAI_BASE_URL', 'OPENAI_API_KEY'],
  ['OPENAI_MODEL', 'OPENAI_API_KEY'],
  ['MONDAY_API_TOKEN', 'MONDAY_CONTACT_BOARD_ID'],
  ['MONDAY_API_TOKEN', 'MONDAY_LEAD_BOARD_ID'],
  ['SMTP_URL', 'ENQUIRIES_TO'],
  ['ENQUIRIES_TO', 'SMTP_URL'],
  ['ENQUIRIES_FROM', 'SMTP_URL'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['WEBHOOK_SECRET', 'WEBHOOK_URL'],
] as const

const googleFirestore = 'https://firestore.googleapis.com'
const googleStorage = 'https://firebasestorage.googleapis.com'

/** Reads the environment. Empty variables count as unset; every problem is reported at once. */
export function parseEnv(record: Record<string, string | undefined>): ParsedEnv {
  const filled = Object.fromEntries(Object.entries(record).filter(([, value]) => value?.trim()))
  const parsed = Variables.safeParse(filled)
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  for (const [name, needed] of needs) {
    if (filled[name] && !filled[needed]) problems.push(`${needed}: must be set when ${name} is`)
  }
  if (!parsed.success || problems.length) {
    const list = problems.map((problem) => `  ${problem}`).join('\n')
    return {
      ok: false,
      message: `The environment has ${problems.length} problem(s):\n${list}\nSee .env.example.`,
    }
  }
  const variables = parsed.data
  return {
    ok: true,
    env: {
      ...variables,
      SITE_URL: variables.SITE_URL ?? `http://localhost:${variables.PORT}`,
      firestore: variables.FIRESTORE_PROJECT_ID
        ? {
            project: variables.FIRESTORE_PROJECT_ID,
            url: variables.FIRESTORE_URL ?? googleFirestore,
            apiKey: variables.FIRESTORE_API_KEY,
          }
        : undefined,
      monday: variables.MONDAY_API_TOKEN
        ? {
            token: variables.MONDAY_API_TOKEN,
            url: variables.MONDAY_API_URL,
            boards: {
              contact: variables.MONDAY_CONTACT_BOARD_ID ?? '',
              lead: variables.MONDAY_LEAD_BOARD_ID ?? '',
            },
          }
        : undefined,
      smtp: smtpSettings(variables),
      webhook: webhookSettings(variables),
      storage: variables.FIREBASE_STORAGE_BUCKET
        ? {
            bucket: variables.FIREBASE_STORAGE_BUCKET,
            url: variables.FIREBASE_STORAGE_URL ?? googleStorage,
          }
        : undefined,
    },
  }
}
