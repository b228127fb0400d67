/** Units of measure that stand behind a number; a word such as “homes” is none. */
const units =
  'dB(?:m|/km)?|[nµmkc]?m|[nµmp]?s|[kMGT]?Hz|[kMGT]b/s|RU|m?W(?:/mm²)?|[kMGT]?Wh|k?Pa|bar|k?g|k?N|m?V|[mµn]?A|h|min|AWG|°[CF]'
const gap = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu')

/**
 * The text with a fixed space between each number and its unit, and around the sign between a
 * symbol and its number, 'f = 4.5 mm': they never stand on two lines.
 */
export function keepUnits(text: string): string {
  return text.replace(gap, '\u00a0').replace(/ = (?=\d)/g, '\u00a0=\u00a0')
}
