import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'

export type Message = { id: number; question?: unknown; value?: unknown; error?: string }
export type Link = {
  send: (message: Message, transfer: readonly ArrayBuffer[]) => void
  stop: () => void
}
type Listener = { message: (message: Message) => void; end: (reason: string) => void }

/** Neither keeps the process alive that started it. */
export function startThread(name: string, data: unknown, on: Listener): Link {
  const worker = new Worker(sourceOf(name), { workerData: data })
  worker.unref()
  worker.on('message', on.message)
  worker.on('error', (error) => on.end(String(error)))
  worker.on('exit', () => on.end(`${name} ended`))
  return {
    send: (message, transfer) => worker.postMessage(message, transfer),
    stop: () => void worker.terminate(),
  }
}

export function startProcess(name: string, _: unknown, on: Listener): Link {
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
