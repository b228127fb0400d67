import type { DestinationStream } from 'pino'

/**
 * Writes the lines of one turn of the event loop together: a line is a call of the system, which takes as
 * long as a seventh of sending a kept page. `later` runs what it is given once the turn is over.
 * @returns where to write, and what writes at once all that waits, for a process that ends
 */
export function gatherLines(
  to: DestinationStream,
  later: (write: () => void) => void = setImmediate,
) {
  let waiting = ''
  const flush = () => {
    const lines = waiting
    waiting = ''
    if (lines) to.write(lines)
  }
  const write = (line: string) => {
    if (!waiting) later(flush)
    waiting += line
  }
  return { write, flush }
}
