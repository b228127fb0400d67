type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>
type Kept = { id: string; hash: string }

/**
 * The id of a form that is being sent. The same contents keep theirs through double clicks,
 * retries and reloads, until they have been taken; what is kept is a hash, never the contents.
 * Undefined where the browser has no cryptography (pages without TLS): the server makes one.
 */
export function createSubmissionIds(form: string, storage: () => Storage) {
  const key = `submission:${form}`
  let remembered: Kept | undefined

  function read(): Kept | undefined {
    try {
      const text = storage().getItem(key)
      return text ? (JSON.parse(text) as Kept) : remembered
    } catch {
      // Storage may be forbidden; the open page remembers by itself.
      return remembered
    }
  }

  function write(kept: Kept | undefined): void {
    remembered = kept
    try {
      if (kept) storage().setItem(key, JSON.stringify(kept))
      else storage().removeItem(key)
    } catch {
      // Storage may be forbidden: what is remembered in the page has to do.
      remembered = kept
    }
  }

  return {
    async idOf(contents: Record<string, string>): Promise<string | undefined> {
      if (!globalThis.crypto?.subtle) return undefined
      const hash = await digest(JSON.stringify(contents))
      const kept = read()
      if (kept?.hash === hash) return kept.id
      const id = crypto.randomUUID()
      write({ id, hash })
      return id
    },
    /** It is settled: the same contents again are another submission. */
    forget: () => write(undefined),
  }
}

export type SubmissionIds = ReturnType<typeof createSubmissionIds>

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
