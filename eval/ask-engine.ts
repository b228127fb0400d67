// Asks one engine in a process of its own, which runs in the checkout of that engine:
// `node ask-engine.ts <module> <file>` reads requests from the file and writes answers into it.
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'vite'
import type { Engine } from './engine.ts'

export type Questions = { queries: readonly string[]; conversations: readonly string[][] }
/** In the order of the questions; milliseconds are processor time. */
export type Answers = {
  search: Timed<string[]>[]
  suggest: Timed<string[]>[]
  reply: Timed<string>[]
}
type Timed<Answer> = { answer: Answer; milliseconds: number }

/** The first answers wait for code to be compiled. */
const warmUp = 5

const [module = '', file = ''] = process.argv.slice(2)
const vite = await createServer({
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'error',
})
const { createEngine } = (await vite.ssrLoadModule(module)) as {
  createEngine: () => Promise<Engine>
}
const { search, suggest, reply } = await createEngine()
const { queries, conversations } = JSON.parse(readFileSync(file, 'utf8')) as Questions
const answers: Answers = {
  search: await askAll(queries, search),
  suggest: await askAll(queries, suggest),
  reply: await askAll(conversations, reply, (turns) => turns.length),
}
writeFileSync(file, JSON.stringify(answers))
process.exit()

/** One after another, so that times are those of one visitor. */
async function askAll<Question, Answer>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<Answer>,
  turnsOf: (question: Question) => number = () => 1,
): Promise<Timed<Answer>[]> {
  for (const question of questions.slice(0, warmUp)) await ask(question)
  const answers: Timed<Answer>[] = []
  for (const question of questions) {
    const start = process.cpuUsage()
    const answer = await ask(question)
    const { user, system } = process.cpuUsage(start)
    answers.push({ answer, milliseconds: (user + system) / 1000 / turnsOf(question) })
  }
  return answers
}
