import { keepUnits } from '../../../../../domain/texts/keep-units.ts'

/** Text for HTML: nothing in the catalogue is markup. Numbers stay with their units, sizes in one piece. */
export function escape(text: string): string {
  const joined = keepUnits(text)
    .replace(/ (=|×) /g, '\u00a0$1\u00a0')
    .replace(/(\d) (?=(?:LC|SC|SN)\b)/g, '$1\u00a0')
  return joined.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign]!,
  )
}

/** Text in which no name breaks: 'Telcordia GR-326-CORE' stays on one line, a list breaks at its commas. */
export function escapeList(text: string): string {
  return text
    .split(', ')
    .map((part) =>
      part.length <= 42 ? `<span class="whole">${escape(part)}</span>` : escape(part),
    )
    .join(', ')
}

/** A heading in which no word breaks at its hyphen. */
export function escapeWords(text: string): string {
  return escape(text).replace(/[^\s<>]+-[^\s<>]+/g, (word) => `<span class="whole">${word}</span>`)
}

/** A string for CSS `content`, which knows no entities. */
export function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/[<\n]/g, ' ')}"`
}
