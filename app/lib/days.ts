const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `2026-03-17` as March 17, 2026 and `2026-03` as March 2026; alike on server and browser. */
export function formatDay(iso: string): string {
  const { year, month, day } = parts(iso)
  return day ? `${month} ${day}, ${year}` : `${month} ${year}`
}

/** The days of one event, from the first to the last: March 17–19, or March 30 – April 2. */
export function formatDays(start: string, end: string): string {
  const from = parts(start)
  const to = parts(end)
  if (start === end) return `${from.month} ${from.day}`
  return from.month === to.month
    ? `${from.month} ${from.day}–${to.day}`
    : `${from.month} ${from.day} – ${to.month} ${to.day}`
}

function parts(iso: string) {
  const [year, month, day] = iso.split('-').map(Number)
  return { year, month: months[month! - 1], day }
}
