import { parse, YAMLError } from 'yaml'

/**
 * A text in two parts: the YAML between its first two `---` lines, every value of it a string, and
 * what follows. Throws where there is no head, or none that can be read, with its line.
 */
export function splitFrontMatter(source: string): { front: unknown; body: string } {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'))
  if (!parts) throw new Error('no head between two lines of ---')
  const [, head = '', body = ''] = parts
  try {
    // Figures such as 432 are texts: the failsafe schema knows no numbers.
    return { front: parse(head, { schema: 'failsafe' }), body }
  } catch (error) {
    if (!(error instanceof YAMLError)) throw error
    throw new Error(`cannot read the head: ${error.message}`, { cause: error })
  }
}
