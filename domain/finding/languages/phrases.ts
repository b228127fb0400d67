/** Written one behind the other: 'at least, no less than'. */
export const phrases = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
