/** Why the network's answer is not the one shown: there is no network, or it says nothing. */
export type Unheard = 'failed' | 'silent'

/** As long as a page on a slow network may well take; then a copy is better than nothing. */
const waitMilliseconds = 5000
/** What was silent just now is not waited for so long again. */
const shortMilliseconds = 1000
const silentMilliseconds = 30_000

/** How long to wait for a network that may hang: a phone at the edge of its cell believes in one. */
export function createPatience() {
  let silentUntil = 0
  return {
    /** The answer, or why there is none yet; it goes on and is kept for the next time. */
    async hear<T extends object>(
      event: { waitUntil: (work: Promise<unknown>) => void },
      answer: Promise<T>,
    ): Promise<T | Unheard> {
      event.waitUntil(answer.catch(() => undefined))
      const wait = Date.now() < silentUntil ? shortMilliseconds : waitMilliseconds
      let timer: ReturnType<typeof setTimeout> | undefined
      const silence = new Promise<'silent'>((silent) => {
        timer = setTimeout(() => silent('silent'), wait)
      })
      const heard = await Promise.race([answer.catch(() => 'failed' as const), silence])
      clearTimeout(timer)
      silentUntil = heard === 'silent' ? Date.now() + silentMilliseconds : 0
      return heard
    },
  }
}
