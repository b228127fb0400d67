import { setPriority } from 'node:os'
import { isMainThread, parentPort } from 'node:worker_threads'
import { reasonOf } from '#domain/texts/reason-of.ts'

type Answers<Question> = (question: Question) => Promise<unknown>
type Asked<Question> = { id: number; question: Question }

/**
 * A helper's end of the link: answers what it is asked. A process, which reads documents, yields to what
 * serves the site; a thread is searched while a page waits for it, and would keep that page waiting.
 */
export function answerQuestions<Question>(answer: Answers<Question>): void {
  if (isMainThread) setPriority(0, 10)
  const post = (message: object) =>
    parentPort ? parentPort.postMessage(message, []) : process.send?.(message)
  const receive = ({ id, question }: Asked<Question>) => {
    answer(question).then(
      (value) => post({ id, value }),
      (error: unknown) => post({ id, error: reasonOf(error) }),
    )
  }
  if (parentPort) parentPort.on('message', receive)
  else process.on('message', (message) => receive(message as Asked<Question>))
}
