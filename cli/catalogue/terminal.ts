import { createInterface } from 'node:readline/promises'

/** Where a command writes and asks; passed in so that tests need no terminal. */
export type Terminal = {
  print: (line: string) => void
  printError: (line: string) => void
  /** Asks one question; undefined where nobody is there to answer. */
  ask: ((question: string) => Promise<string>) | undefined
}

export function standardTerminal(): Terminal {
  const { stdin, stdout } = process
  // `| head` closes the pipe early, which is no failure.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  return {
    print: (line) => console.log(withoutControls(line)),
    printError: (line) => console.error(withoutControls(line)),
    ask: stdin.isTTY && stdout.isTTY ? askOnce : undefined,
  }
}

/** Catalogue texts are foreign: an escape sequence in one must not reach the terminal. */
export function withoutControls(line: string): string {
  // Every control character but the line feed.
  return line.replace(/[^\P{Cc}\n]/gu, '\uFFFD')
}

/** The answer; empty when the input ends (Ctrl-D) or is interrupted (Ctrl-C). */
async function askOnce(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const gone = new Promise<undefined>((resolve) => {
    lines.once('close', () => resolve(undefined))
    lines.once('SIGINT', () => lines.close())
  })
  try {
    const answer = await Promise.race([lines.question(question), gone])
    // Nobody pressed Enter, so what follows would stand behind the question.
    if (answer === undefined) process.stdout.write('\n')
    return answer ?? ''
  } finally {
    lines.close()
  }
}
