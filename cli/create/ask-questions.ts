import type { Terminal } from '../catalogue/terminal.ts'
import type { Answers, Question } from './answers.ts'
import type { Arguments } from './arguments.ts'

export type Asked =
  | { ok: true; answers: Answers; notes: string[] }
  /** `isUsage`: the options were wrong; else nobody answered. */
  | { ok: false; message: string; isUsage: boolean }

/** Answers of options, of --yes and of whoever sits at the terminal, read one after another. */
export async function askQuestions(
  questions: readonly Question[],
  { given, yes }: Pick<Arguments, 'given' | 'yes'>,
  { ask, print }: Terminal,
): Promise<Asked> {
  const open = questions.filter(({ key, usual }) => given[key] === undefined && !(yes && usual))
  if (open.length && (yes || !ask)) {
    return { ok: false, isUsage: true, message: unanswered(open, yes) }
  }
  const answers: Partial<Answers> = {}
  const notes: string[] = []
  for (const question of questions) {
    const { key, usual, read } = question
    let text = given[key] ?? (yes ? usual?.answer : undefined)
    const isOption = text !== undefined
    for (;;) {
      text ??= await answerOf(question, ask!)
      // The input has come to its end, or nobody wants to say: there is nothing to write.
      if (text === undefined) return { ok: false, isUsage: false, message: 'Nothing was written.' }
      const reading = read(text, answers as Answers)
      if (reading.ok) {
        Object.assign(answers, { [key]: reading.value })
        notes.push(...(reading.notes ?? []))
        break
      }
      if (isOption) return { ok: false, isUsage: true, message: `--${key}: ${reading.message}` }
      print(reading.message)
      text = undefined
    }
  }
  return { ok: true, answers: answers as Answers, notes }
}

async function answerOf(
  { ask: question, usual }: Question,
  ask: NonNullable<Terminal['ask']>,
): Promise<string | undefined> {
  const said = await ask(`${question}${usual ? ` [${usual.said}]` : ''} `)
  return said.trim() || usual?.answer
}

function unanswered(open: readonly Question[], yes: boolean): string {
  const missing = open.map(({ key }) => `--${key}`).join(', ')
  if (yes)
    return `${missing} ${open.length === 1 ? 'has' : 'have'} no usual answer: add what is missing.`
  return `Nobody can be asked here: run it in a terminal, or add ${missing}, or --yes for what is usual.`
}
