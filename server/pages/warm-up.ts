import type { Logger } from 'pino'
import { reasonOf } from '#domain/texts/reason-of.ts'

type Dependencies = {
  /** The addresses to have ready, asked for anew each time. */
  urls: () => readonly string[]
  /** Makes one page and keeps it. */
  load: (url: string) => Promise<unknown>
  /** Leaves the processor to visitors before each page. */
  pause: () => Promise<unknown>
  log: Pick<Logger, 'info' | 'warn'>
}

/**
 * Makes the pages that most visits begin with before they are asked for, one at a time. Called
 * again while it runs, it begins anew once the page under way is done; it never rejects.
 */
export function createWarmUp({ urls, load, pause, log }: Dependencies): () => Promise<void> {
  let wanted = 0
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    let made = 0
    for (let round = 0; round !== wanted;) {
      round = wanted
      made = 0
      await pause()
      for (const url of urls()) {
        if (round !== wanted) break
        if (await makes(url)) made++
        await pause()
      }
    }
    running = undefined
    log.info({ pages: made }, 'pages: made ahead of their visitors')
  }

  async function makes(url: string): Promise<boolean> {
    try {
      await load(url)
      return true
    } catch (error) {
      log.warn(
        { err: error, reason: reasonOf(error), url },
        'pages: one could not be made ahead of its visitors',
      )
      return false
    }
  }

  return () => {
    wanted++
    return (running ??= run())
  }
}
