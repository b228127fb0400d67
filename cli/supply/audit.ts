import { z } from 'zod'
import { explained, type Explained } from './lists.ts'

const advisory = z.object({
  url: z.string(),
  title: z.string(),
  severity: z.string(),
  name: z.string(),
})
const auditReport = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisory])) }),
  ),
})

export type Advisory = { advisory: string; package: string; title: string; severity: string }

/** The output of `npm audit --json`; undefined where npm could not ask. */
export function readAudit(output: string): Advisory[] | undefined {
  const report = auditReport.safeParse(parseJson(output))
  if (!report.success) return undefined
  const advisories = Object.values(report.data.vulnerabilities)
    .flatMap(({ via }) => via)
    // A name alone leads to a package that is in the list itself.
    .flatMap((cause) => (typeof cause === 'string' ? [] : [cause]))
    .map(({ url, title, severity, name }) => ({
      advisory: url.split('/').at(-1)!,
      package: name,
      title,
      severity,
    }))
  return [...new Map(advisories.map((item) => [`${item.advisory} ${item.package}`, item])).values()]
}

const packageList = z.array(z.object({ name: z.string(), version: z.string() }))
const signatureReport = z.object({ invalid: packageList, missing: packageList })

/**
 * The faults in the output of `npm audit signatures --json`: packages that differ from what was
 * signed, and packages without a signature. Undefined where npm could not ask.
 */
export function readSignatures(output: string): string[] | undefined {
  const { data } = signatureReport.safeParse(parseJson(output))
  return (
    data && [
      ...data.invalid.map(({ name, version }) => `${name}@${version} is not what was signed`),
      ...data.missing.map(({ name, version }) => `${name}@${version} is not signed`),
    ]
  )
}

const failure = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string().optional(), code: z.string().optional() }).optional(),
})

/** The reason that npm gives for having no answer. */
export function reasonOf(output: string): string {
  const report = failure.safeParse(parseJson(output))
  if (!report.success) return 'no answer that could be read'
  const { message, error } = report.data
  return error?.summary || error?.code || message || 'no reason given'
}

/** Advisories without an explanation, and advisories whose explanation has ended. */
export function auditFaults(
  advisories: readonly Advisory[],
  today: Date,
  known: readonly Explained[] = explained,
): string[] {
  return advisories.flatMap(({ advisory: id, package: name, title, severity }) => {
    const entry = known.find((item) => item.advisory === id && item.package === name)
    if (!entry) return [`${name}: ${title} (${severity}, ${id}) is not explained`]
    const isValid = today.getTime() <= Date.parse(`${entry.until}T23:59:59Z`)
    return isValid ? [] : [`${name}: the explanation of ${id} ended on ${entry.until}`]
  })
}

const sbom = z.object({ components: z.array(z.unknown()) })

/** How many packages a CycloneDX list has; undefined where the output is none. */
export function countComponents(output: string): number | undefined {
  return sbom.safeParse(parseJson(output)).data?.components.length
}

function parseJson(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}
