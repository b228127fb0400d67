import * as texts from '#texts/locale.ts'

/** `2026-03-17` as March 17, 2026 and `2026-03` as March 2026 or as the locale has it; alike on server and browser. */
export function formatDay(iso: string): string {
  const day = iso.length > 'YYYY-MM'.length ? 'numeric' : undefined
  return format(iso, { year: 'numeric', month: 'long', day })
}

/** The days of one event, from the first to the last: March 17–19, or March 30 – April 2. */
export function formatDays(start: string, end: string): string {
  const days = formatOf({ month: 'long', day: 'numeric' })
  if (start === end) return days.format(new Date(start))
  const dash = start.slice(0, 7) === end.slice(0, 7) ? '–' : ' – '
  // Browsers and servers put other spaces around it.
  return days.formatRange(new Date(start), new Date(end)).replace(/\s*–\s*/, dash)
}

/** `2026-11-20T08:00Z` as Nov 2026; alike on server and browser. */
export function formatShortMonth(iso: string): string {
  return format(iso, { year: 'numeric', month: 'short' })
}

/** November 2026 within a text as Nov 2026. */
export function shortenMonths(text: string): string {
  const { names, withYear } = (months ??= monthsOfYear())
  return text.replace(withYear, (_, month: string, year: string) => {
    const at = names.indexOf(month)
    return formatShortMonth(`${year}-${String(at + 1).padStart(2, '0')}`)
  })
}

/** The day that a moment belongs to in a time zone, in ISO 8601. */
export function dayIn(timeZone: string, moment: Date): string {
  // Sweden writes dates as ISO 8601 does.
  return formatOf({ timeZone }, 'sv-SE').format(moment)
}

/** A moment as the clocks of a time zone have it, which it names: November 21, 2026 at 9:00 AM EST. */
export function formatMoment(timeZone: string, moment: Date): string {
  const format = formatOf({
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
  return format.format(moment)
}

/** By their options: those that stand here, and the time zones of the site. */
const formats: Record<string, Intl.DateTimeFormat> = {}
/** Made at the first need: it takes a phone a tenth of a second, and few pages have any. */
let months: ReturnType<typeof monthsOfYear> | undefined

function monthsOfYear() {
  const long = formatOf({ month: 'long' })
  const names = Array.from({ length: 12 }, (_, at) => long.format(Date.UTC(2000, at)))
  return { names, withYear: new RegExp(`(?<!\\p{L})(${names.join('|')}) (\\d{4})(?!\\d)`, 'gu') }
}

const format = (iso: string, options: Intl.DateTimeFormatOptions) =>
  formatOf(options).format(new Date(iso))

/** Making one takes as long as some hundred uses of it, and a list has hundreds of days. */
function formatOf(options: Intl.DateTimeFormatOptions, locale = texts.locale) {
  const key = JSON.stringify(options)
  let made = formats[key]
  if (!made) made = formats[key] = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  return made
}
