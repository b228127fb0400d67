import { counted } from './report-faults.ts'
import type { Terminal } from './terminal.ts'

/** True when the operator agrees, by --yes or by answer. Says what to do where nobody can answer. */
export async function confirm(
  changes: number,
  { yes }: { yes: boolean },
  terminal: Terminal,
): Promise<boolean> {
  if (yes) return true
  if (!terminal.ask) {
    terminal.printError(
      'Nothing was changed: nobody can be asked here. Run it in a terminal, or add --yes.',
    )
    return false
  }
  const answer = await terminal.ask(`Apply ${counted(changes, 'change')}? [y/N] `)
  if (/^\s*y(es)?\s*$/i.test(answer)) return true
  terminal.print('Nothing was changed.')
  return false
}
