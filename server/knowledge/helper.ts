import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

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

type Message = { id: number; question?: unknown; value?: unknown; error?: string }
type Link = {
  send: (message: Message, transfer: readonly ArrayBuffer[]) => void
  stop: () => void
}
type Listener = { message: (message: Message) => void; end: (reason: string) => void }

/** What a thread keeps for new objects: without a limit it grows to 54 MB and stays there. */
const maxYoungGenerationSizeMb = 12

/** Neither keeps the process alive that started it. */
function startThread(name: string, data: unknown, on: Listener): Link {
  const worker = new Worker(sourceOf(name), {
    workerData: data,
    resourceLimits: { maxYoungGenerationSizeMb },
  })
  worker.unref()
  worker.on('message', on.message)
  worker.on('error', (error) => on.end(String(error)))
  worker.on('exit', () => on.end(`${name} ended`))
  return {
    send: (message, transfer) => worker.postMessage(message, transfer),
    stop: () => void worker.terminate(),
  }
}

function startProcess(name: string, _: unknown, on: Listener): Link {
  const child = fork(sourceOf(name), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=512'],
    // Nothing of the server's configuration concerns it.
    env: { PATH: process.env.PATH },
  })
  child.unref()
  child.channel?.unref()
  child.on('message', (message) => on.message(message as Message))
  child.on('error', (error) => on.end(String(error)))
  child.on('exit', () => on.end(`${name} ended`))
  return {
    send: (message) => void child.send(message, (error) => error && on.end(String(error))),
    stop: () => void child.kill('SIGKILL'),
  }
}

/** Beside this file, in a folder above it as the build has it, or its source, which Node reads as it is. */
function sourceOf(name: string, folder = import.meta.dirname): string {
  const places = [`${name}.ts`, `${name}.js`, `server/knowledge/${name}.ts`].map((path) =>
    join(folder, path),
  )
  const found = places.find((path) => existsSync(path))
  if (found) return found
  if (folder === dirname(folder)) throw new Error(`server/knowledge/${name}.ts is not there`)
  return sourceOf(name, dirname(folder))
}
