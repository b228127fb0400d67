/** Whether a request of which the client hears nothing good was executed all the same. */
type Applied = 'never' | 'before' | 'later'
export type Fault = {
  applied: Applied
  /** Undefined never answers; `close` breaks the connection. */
  answer: { status: number; headers?: Record<string, string>; body: string } | 'close' | undefined
}

const json = (body: unknown) => JSON.stringify(body)
const error = (message: string, extensions: Record<string, unknown> = {}) =>
  json({ errors: [{ message, extensions }], account_id: 1 })
const html = '<html><body><h1>502 Bad Gateway</h1></body></html>'
const wait = { 'retry-after': '1' }

/** Every way in which the service fails, by the documentation and by experience. */
export const faults = {
  'minute limit': limited(error('Minute limit rate exceeded')),
  'complexity limit': limited(
    error('Complexity budget exhausted', {
      code: 'COMPLEXITY_BUDGET_EXHAUSTED',
      retry_in_seconds: 1,
    }),
    {},
  ),
  'complexity limit, as a bare text': {
    applied: 'never',
    answer: {
      status: 200,
      body: json({
        errors: ['Complexity budget exhausted, query cost 30001 reset in 1 seconds'],
      }),
    },
  },
  'concurrency limit': limited(
    error('Concurrency limit exceeded', { code: 'maxConcurrencyExceeded' }),
  ),
  'limit without a word': limited('Too many requests'),
  locked: {
    applied: 'never',
    answer: {
      status: 423,
      headers: wait,
      body: error('Resource is currently locked, please try again later'),
    },
  },
  unauthorized: {
    applied: 'never',
    answer: { status: 401, body: json({ errors: ['Not Authenticated'] }) },
  },
  rejected: {
    applied: 'never',
    answer: {
      status: 200,
      body: json({
        data: { create_item: null },
        errors: [
          {
            message: 'This status label doesn’t exist',
            extensions: { code: 'ColumnValueException' },
          },
        ],
      }),
    },
  },
  'rejected without a word': {
    applied: 'never',
    answer: { status: 200, body: json({ errors: [{}] }) },
  },
  ...both('server error', { status: 500, body: html }),
  ...both('internal error', {
    status: 200,
    body: error('Internal server error', { code: 'INTERNAL_SERVER_ERROR', status_code: 500 }),
  }),
  ...both('not JSON', { status: 200, body: '{"data": {"create_item": {"id": "90' }),
  ...both('no id', { status: 200, body: json({ data: { create_item: null } }) }),
  ...both('closed connection', 'close'),
  ...both('silence', undefined),
  'silence, applied later': { applied: 'later', answer: undefined },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults
export const faultNames = Object.keys(faults) as FaultName[]

/** What ends at midnight, too long for a test at random. */
export const dailyLimit: Fault = {
  applied: 'never',
  answer: {
    status: 200,
    body: error('Daily limit exceeded', { code: 'DAILY_LIMIT_EXCEEDED', status_code: 429 }),
  },
}

function limited(body: string, headers: Record<string, string> = wait): Fault {
  return { applied: 'never', answer: { status: 429, headers, body } }
}

function both<Name extends string>(name: Name, answer: Fault['answer']) {
  return {
    [name]: { applied: 'never', answer },
    [`${name}, applied`]: { applied: 'before', answer },
  } as Record<Name | `${Name}, applied`, Fault>
}
