/** One range as offsets; undefined for none or for forms that may be ignored. */
export function parseRange(header: string | undefined, size: number) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (!match[1] && !match[2])) return undefined
  if (match[1] && match[2] && Number(match[2]) < Number(match[1])) return undefined
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]))
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  return start >= size ? ('unsatisfiable' as const) : { start, end }
}
