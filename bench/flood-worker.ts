// A thread of strangers who ask for pages that nobody has made yet, until it is terminated: so many at
// once and as quickly as they are answered, or so many a second whether or not they are answered.
import { parentPort, workerData } from 'node:worker_threads'
import { createClient, type Answered } from './client.ts'

const { url, atOnce, perSecond } = workerData as {
  url: string
  atOnce?: number
  perSecond?: number
}
const client = createClient(url)
/** Told to whoever asks, and forgotten. */
let answered: Answered[] = []
let turn = 0
const name = `${atOnce ?? 0}+${perSecond ?? 0}+${performance.timeOrigin}`
const ask = () => client.ask(`/products?q=flood+${name}+${turn++}`)

async function stranger(): Promise<void> {
  for (;;) await ask()
}
for (let i = 0; i < (atOnce ?? 0); i++) void stranger()

const tickMilliseconds = 10
if (perSecond)
  setInterval(() => {
    for (let i = 0; i < (perSecond * tickMilliseconds) / 1000; i++)
      void ask().then((answer) => answered.push(answer))
  }, tickMilliseconds)
parentPort?.on('message', () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answered)
  answered = []
})
