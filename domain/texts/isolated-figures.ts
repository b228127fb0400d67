/** A figure, or several of one unit: '4–20', '120 × 80'. */
const number = String.raw`\d[\d.,]*(?:\s?[-–…×]\s?[+−]?\d[\d.,]*)*`
/** Before a figure. */
const sign = String.raw`(?:[+±≤≥~][ \u00a0]?|[−-])`
/** What a figure is of, in letters of the Latin script: 'bar', 'dB/km', 'W/mm²', '°C'. */
const named =
  'dB[a-z]?|min|d|t|rpm|pp[mb]|psi|ft|lbf?|oz|RU|AWG|px|pH|[fpnµmcdhkMGT]?(?:bar|mol|bit|lm|lx|cd|eV|Wh|Ah|VA|Hz|Pa|[mgsAVWNJlLFHΩKCTbBh])'
const unit = String.raw`[%‰]|°[CF]?(?!\p{L})|(?:${named})[²³]?(?:[/·](?:${named})[²³]?)*(?![\p{L}\d])`
/** Inches as threads have them, with their class: 'G 1/2" A'. The mark stands apart from its letter else. */
const thread = String.raw`(?:\p{sc=Latin}{1,4}[ \u00a0]?)?\d+\/\d+["″](?:[ \u00a0][A-Z](?!\p{L}))?`
const telephone = String.raw`\+\d[\d ()-]{6,}\d`

const figures = new RegExp(
  String.raw`\u2066[^\u2069]*\u2069|(?<![\p{sc=Latin}\d])${thread}|(?<!\p{sc=Latin}[ \u00a0-]?)(?<![\d.,:/-])(?:${telephone}|${sign}?${number}[ \u00a0]?(?:${unit})|${sign}${number}(?![\d:/]))`,
  'gu',
)

/**
 * A text in which each figure stands by itself with its sign and its unit, on one line: between letters from
 * right to left, '−20 °C' shows as 'C° 20−' else. Figures alone and times keep their order without it, and
 * behind a Latin letter a figure goes with that: 'IEC 61298-2'.
 */
export function isolatedFigures(text: string): string {
  if (!/\d/.test(text)) return text
  return text.replace(figures, (figure) =>
    figure.startsWith('\u2066') ? figure : `\u2066${figure.replaceAll(' ', '\u00a0')}\u2069`,
  )
}
