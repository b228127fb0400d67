const number = String.raw`(?<=\d)`
const units = 'dB(?:/km)?|[nµmk]?m|µs|ns|ps|[TGM]Hz|Gb/s|Mb/s|RU|W|mW(?:/mm²)?|kPa|kg|TWh|h|AWG|°C'
const gap = new RegExp(`${number} (?=(?:${units})(?![\\p{L}\\d]))`, 'gu')

/** Fields that hold an address or a file name: there every space counts. */
const addresses = new Set(['path', 'to', 'url', 'file', 'image', 'film', 'poster'])

/** A number and its unit never stand on two lines: every text within `value` gets a fixed space. */
export function keepTogether<T>(value: T): T {
  if (typeof value === 'string') return value.replace(gap, '\u00a0') as T
  if (Array.isArray(value)) return value.map(keepTogether) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      addresses.has(key) ? part : keepTogether(part),
    ]),
  ) as T
}
