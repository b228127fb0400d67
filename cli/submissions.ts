// npm run submissions -- list | export | retry: the operator's view of what visitors sent.
import { standardTerminal } from './catalogue/terminal.ts'
import { runSubmissions } from './submissions/run.ts'

const output = { ...standardTerminal(), write: (text: string) => void process.stdout.write(text) }
const status = await runSubmissions(process.argv.slice(2), process.env, output)
// Not process.exit at once: what is still being written to a pipe would be cut off.
process.exitCode = status
