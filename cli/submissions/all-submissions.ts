import type { StoredSubmission, SubmissionStore } from '#server/ports/submission-store.ts'

const pageSize = 500

/** Everything in the store, oldest first, a page at a time. */
export async function* allSubmissions(
  store: SubmissionStore,
  { waiting = false }: { waiting?: boolean } = {},
): AsyncGenerator<StoredSubmission[]> {
  let after: string | undefined
  for (;;) {
    const page = await store.list({
      limit: pageSize,
      waiting,
      ...(after !== undefined && { after }),
    })
    if (page.length) yield page
    if (page.length < pageSize) return
    after = page.at(-1)!.submission.id
  }
}
