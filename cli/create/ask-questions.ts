import type { Readable, Writable } from 'node:stream'
import { isCancel, text, updateSettings } from '@clack/prompts'
import type { Answers, Question } from './questions.ts'
import type { Arguments } from './arguments.ts'

export type PromptStreams = { input: Readable; output: Writable }

type Outcome =
  | { ok: true; answers: Answers }
  /** `isUsage`: an option is wrong or missing; otherwise the operator cancelled. */
  | { ok: false; message: string; isUsage: boolean }

/** Takes answers from options, then from `--yes`, then from prompts on `streams`, if there are any. */
export async function askQuestions(
  questions: readonly Question[],
  { given, yes }: Pick<Arguments, 'given' | 'yes'>,
  streams: PromptStreams | undefined,
): Promise<Outcome> {
  const open = questions.filter(({ key, usual }) => given[key] === undefined && !(yes && usual))
  if (open.length && (yes || !streams)) {
    return { ok: false, isUsage: true, message: missingOptions(open, yes) }
  }
  const answers = {} as Answers
  for (const question of questions) {
    const { key, usual, read } = question
    const option = given[key] ?? (yes ? usual : undefined)
    const answer = option ?? (await promptFor(question, streams!))
    if (isCancel(answer)) return { ok: false, isUsage: false, message: 'Nothing was written.' }
    const reading = read(answer)
    if (!reading.ok) return { ok: false, isUsage: true, message: `--${key}: ${reading.message}` }
    Object.assign(answers, { [key]: reading.value })
  }
  return { ok: true, answers }
}

/** Asks until the answer can be read; Ctrl-C, Ctrl-D and Escape cancel. */
function promptFor({ message, usual, read }: Question, streams: PromptStreams) {
  // Ctrl-D alone closes the input and leaves the prompt pending.
  updateSettings({ aliases: { '\u0004': 'cancel' } })
  return text({
    ...streams,
    message,
    ...(usual && { placeholder: usual, defaultValue: usual }),
    validate: (typed) => {
      const reading = read(typed || usual || '')
      return reading.ok ? undefined : reading.message
    },
  })
}

function missingOptions(open: readonly Question[], yes: boolean): string {
  const missing = open.map(({ key }) => `--${key}`).join(', ')
  return yes
    ? `${missing} ${open.length === 1 ? 'has' : 'have'} no usual answer: add what is missing.`
    : `Nobody can be asked here: run it in a terminal, or add ${missing}, or --yes for what is usual.`
}
