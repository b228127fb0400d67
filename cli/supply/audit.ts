import { z } from 'zod'
import { explained, type Explained } from './lists.ts'

const via = z.object({ url: z.string(), title: z.string(), severity: z.string(), name: z.string() })
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), via])) })),
})

export type Advisory = { advisory: string; package: string; title: string; severity: string }

/** What `npm audit --json` has said; undefined where it could not ask. */
export function readAudit(said: string): Advisory[] | undefined {
  const read = report.safeParse(parsed(said))
  if (!read.success) return undefined
  const advisories = Object.values(read.data.vulnerabilities)
    .flatMap((one) => one.via)
    // A name alone leads to a package that is in the list itself.
    .flatMap((one) => (typeof one === 'string' ? [] : [one]))
    .map(({ url, title, severity, name }) => ({
      advisory: url.split('/').at(-1)!,
      package: name,
      title,
      severity,
    }))
  return [...new Map(advisories.map((one) => [`${one.advisory} ${one.package}`, one])).values()]
}

const unsigned = z.array(z.object({ name: z.string(), version: z.string() }))
const signatures = z.object({ invalid: unsigned, missing: unsigned })

/**
 * Packages whose bytes are not those that were signed, or that a registry which signs has not signed;
 * undefined where nobody could be asked.
 */
export function readSignatures(said: string): string[] | undefined {
  const { data } = signatures.safeParse(parsed(said))
  const of = (found: z.infer<typeof unsigned>, what: string) =>
    found.map(({ name, version }) => `${name}@${version} is not ${what}`)
  return data && [...of(data.invalid, 'what was signed'), ...of(data.missing, 'signed')]
}

/** Why nobody could be asked, in npm's words. */
export function reasonOf(said: string): string {
  const failure = z
    .object({
      message: z.string().optional(),
      error: z.object({ summary: z.string().optional(), code: z.string().optional() }).optional(),
    })
    .safeParse(parsed(said))
  if (!failure.success) return 'no answer that could be read'
  const { message, error } = failure.data
  return error?.summary || error?.code || message || 'no reason given'
}

/**
 * Weaknesses that nobody has explained, and explanations that are over: of a day that has passed,
 * too far ahead, or of what is not reported any more.
 */
export function auditFaults(
  found: readonly Advisory[],
  today: Date,
  known: readonly Explained[] = explained,
): string[] {
  const isOf = (one: Explained, other: Pick<Explained, 'advisory' | 'package'>) =>
    one.advisory === other.advisory && one.package === other.package
  const unexplained = found
    .filter((one) => !known.some((entry) => isOf(entry, one)))
    .map(
      (one) => `${one.package}: ${one.title} (${one.severity}, ${one.advisory}) is not explained`,
    )
  const needless = known
    .filter((entry) => !found.some((one) => isOf(entry, one)))
    .map((entry) => `${entry.package}: ${entry.advisory} is explained and not reported`)
  return [...unexplained, ...needless, ...expiryFaults(today, known)]
}

const longest = 92 * 24 * 3_600_000

/** Explanations that somebody has to look at again, which needs no network. */
export function expiryFaults(today: Date, known: readonly Explained[] = explained): string[] {
  return known.flatMap(({ advisory, package: name, until }) => {
    const left = Date.parse(`${until}T23:59:59Z`) - today.getTime()
    if (Number.isNaN(left)) return [`${name}: ${advisory} is explained until no day: ${until}`]
    if (left < 0) return [`${name}: what explains ${advisory} ended on ${until}`]
    return left > longest ? [`${name}: ${advisory} is explained for more than three months`] : []
  })
}

function parsed(said: string): unknown {
  try {
    return JSON.parse(said)
  } catch {
    return undefined
  }
}
