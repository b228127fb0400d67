import { startProcess, startThread, type Link, type Message } from './helper-link.ts'

/** A thread or process that answers questions; `Answers` has the type of each kind's answer. */
export type Helper<Question extends { ask: string }, Answers extends Record<string, unknown>> = {
  ask: <Q extends Question>(
    question: Q,
    transfer?: readonly ArrayBuffer[],
  ) => Promise<Answers[Q['ask']]>
  close: () => void
}

type Options = {
  /** A process gives all its memory back when it ends; a thread is sooner there. */
  as: 'thread' | 'process'
  data?: unknown
  /** A question that takes longer ends the helper: work that never ends would block all other. */
  timeoutMilliseconds: number
  /** Without questions for so long it ends. */
  idleMilliseconds?: number
}
type Pending = { resolve: (value: never) => void; reject: (error: Error) => void }

/** Runs the helper of this folder that has the name, started with the first question and anew after it ended. */
export function createHelper<
  Question extends { ask: string },
  Answers extends Record<string, unknown>,
>(name: string, options: Options): Helper<Question, Answers> {
  let link: Link | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0
  const pending = new Map<number, Pending>()

  function start(): Link {
    const begin = options.as === 'thread' ? startThread : startProcess
    const started: Link = begin(name, options.data, {
      message({ id, value, error }: Message) {
        const asked = pending.get(id)
        pending.delete(id)
        if (error === undefined) asked?.resolve(value as never)
        else asked?.reject(new Error(error))
      },
      end: (reason) => end(started, reason),
    })
    return started
  }

  function end(ended: Link | undefined, reason: string): void {
    if (!ended || link !== ended) return
    link = undefined
    for (const asked of pending.values()) asked.reject(new Error(reason))
    pending.clear()
    ended.stop()
  }

  function rest(): void {
    if (pending.size || !link || !options.idleMilliseconds) return
    clearTimeout(idle)
    idle = setTimeout(() => end(link, 'idle'), options.idleMilliseconds).unref()
  }

  return {
    async ask(question, transfer = []) {
      clearTimeout(idle)
      const asked = (link ??= start())
      const id = ++last
      const answer = new Promise<never>((resolve, reject) => pending.set(id, { resolve, reject }))
      asked.send({ id, question }, transfer)
      const late = () => end(asked, `${name} does not answer`)
      const timer = setTimeout(late, options.timeoutMilliseconds).unref()
      try {
        return await answer
      } finally {
        clearTimeout(timer)
        rest()
      }
    },
    close: () => end(link, 'closed'),
  }
}
