/** Text for HTML: nothing in the catalogue is markup. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign]!)
}

/** Text in which no name breaks: 'Telcordia GR-326-CORE' stays on one line, a list breaks at its commas. */
export function escapeList(text: string): string {
  return text.split(', ').map((part) => (part.length <= 42 ? `<span class="whole">${escape(part)}</span>` : escape(part))).join(', ')
}

/** A string for CSS `content`, which knows no entities. */
export function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/[<\n]/g, ' ')}"`
}
