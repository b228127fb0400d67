/** Longer ones are no titles. */
const maxLength = 120

/** What programs write who were told no title: a file's name, their own, or nothing much. */
const leftOver =
  /\.(?:docx?|indd|odt|pdf|pptx?|qxp|xlsx?)$|^(?:microsoft \w+ - |untitled|document ?\d*$)/i

/** The title that a PDF carries, or an empty text where it is none that a reader would call it by. */
export function titleOfPdf(written: unknown): string {
  if (typeof written !== 'string') return ''
  // oxlint-disable-next-line no-control-regex -- PDFs are written by all kinds of programs
  const title = written.replace(/[\s\u0000-\u001f]+/g, ' ').trim()
  return title.length > maxLength || leftOver.test(title) ? '' : title
}
