import { stored } from '#app/islands/store.ts'

/**
 * The id of a form that is being sent. The same contents keep theirs through double clicks, retries
 * and reloads of the tab, until they have been taken. Undefined where the browser makes none (pages
 * without TLS): the server makes one.
 */
export function createSubmissionIds(form: string) {
  const kept = stored(`submission:${form}`, () => false)
  /** The id, a space and the contents; the open page remembers by itself where storage is closed. */
  let last = kept.read()

  function keep(text: string): void {
    last = text
    kept.write(text)
  }

  return {
    idOf(contents: Record<string, string>): string | undefined {
      if (!('randomUUID' in crypto)) return undefined
      const written = JSON.stringify(contents)
      const [id = ''] = last.split(' ', 1)
      if (last === `${id} ${written}`) return id
      const fresh = crypto.randomUUID()
      keep(`${fresh} ${written}`)
      return fresh
    },
    /** It is settled: the same contents again are another submission. */
    forget: () => keep(''),
  }
}

export type SubmissionIds = ReturnType<typeof createSubmissionIds>
