/** Whether a text contains another, however numbers, units, dashes and accents are written. */
export function containsFolded(text: string, part: string): boolean {
  const wanted = fold(part)
  const start = /^[a-z]{1,3}$/.test(wanted) || /^\d/.test(wanted) ? '(?<![a-z\\d]|\\d[.,])' : ''
  // '5' is not in '5.5', '30 m' not in '30 mm' and 'no' not in 'nothing'; '3 tray' is in '3 trays'.
  const end = /\d$/.test(wanted)
    ? '(?!\\d|[.,]\\d)'
    : /(?:^|\d)[a-z]{1,3}$/.test(wanted)
      ? '(?![a-z\\d])'
      : ''
  return new RegExp(start + RegExp.escape(wanted) + end).test(fold(text))
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d)[, ](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)[ -](?=[a-z°%µμ"'])/g, '')
}
