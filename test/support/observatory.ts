/** An answer as an observer sees it: its headers by name in lower case. */
export type SeenAnswer = { headers: ReadonlyMap<string, string> }

type Sources = ReadonlyMap<string, readonly string[]>

const broad = new Set(['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'])
const halfYear = 15_768_000

/**
 * The score of an answer over TLS by the rules of the HTTP Observatory of MDN as of August 2026: 100
 * is where one begins, a fault takes from it, what protects beyond need adds. What concerns
 * TLS itself and links to scripts of others is not asked: there are none.
 */
export function observatoryScore({ headers }: SeenAnswer): number {
  const of = (name: string) => headers.get(name)?.toLowerCase() ?? ''
  const policy = parsePolicy(of('content-security-policy'))
  return (
    100 +
    ofPolicy(policy) +
    ofFrames(policy, of('x-frame-options')) +
    ofTransport(of('strict-transport-security')) +
    ofReferrer(of('referrer-policy')) +
    (of('x-content-type-options') === 'nosniff' ? 0 : -5) +
    (['same-origin', 'same-site'].includes(of('cross-origin-resource-policy')) ? 10 : 0) +
    (of('cross-origin-opener-policy').startsWith('same-origin') ? 10 : 0) +
    ofCookie(of('set-cookie')) +
    ofSharing(of('access-control-allow-origin'), of('access-control-allow-credentials'))
  )
}

function parsePolicy(text: string): Sources {
  const directives = text.split(';').map((one) => one.trim().split(/\s+/))
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])))
}

function ofPolicy(policy: Sources): number {
  if (!policy.size) return -25
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const isOpen = (name: string, ...also: string[]) =>
    withHashes(sources(name)).some((one) => broad.has(one) || also.includes(one))
  if (isOpen('script-src', "'unsafe-inline'", 'data:') || isOpen('object-src')) return -20
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src')
  if (active.flatMap(([, all]) => all).some((one) => /^(http|ftp):/.test(one))) return -20
  const styled = [...sources('script-src'), ...sources('style-src')]
  if (styled.includes("'unsafe-eval'")) return -10
  const passive = [...sources('img-src'), ...sources('media-src')]
  if (passive.some((one) => /^(http|ftp):/.test(one))) return -10
  if (isOpen('style-src', "'unsafe-inline'", 'data:')) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

/** Where a hash or a nonce stands, browsers do not heed 'unsafe-inline'. */
function withHashes(sources: readonly string[]): readonly string[] {
  const isHashed = sources.some((one) => /^'(sha\d+|nonce)-/.test(one))
  return isHashed ? sources.filter((one) => one !== "'unsafe-inline'") : sources
}

function ofFrames(policy: Sources, option: string): number {
  const ancestors = policy.get('frame-ancestors')
  if (ancestors && !ancestors.some((one) => broad.has(one))) return 5
  return option === 'sameorigin' || option === 'deny' ? 5 : -20
}

function ofTransport(value: string): number {
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1])
  if (Number.isNaN(seconds)) return -20
  return seconds < halfYear ? -10 : 0
}

function ofReferrer(value: string): number {
  if (!value) return 0
  const isPrivate = [
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
  ]
  return isPrivate.includes(value) ? 5 : -5
}

function ofCookie(value: string): number {
  if (!value) return 0
  return value.includes('secure') && value.includes('httponly') ? 0 : -40
}

function ofSharing(origin: string, credentials: string): number {
  return origin && credentials === 'true' ? -50 : 0
}
