/**
 * Seconds until the time that `Retry-After` names: a number of them or a date, which begins with the
 * day of the week (RFC 9110, 10.2.3). Undefined where it says neither.
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const asked = header?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(asked)) return Number(asked)
  const date = /^[a-z]{3}/i.test(asked) ? Date.parse(asked) : NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}
