/** How many numbers follow a command of SVG's path data. */
const counts: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
}

type Step = { command: string; numbers: number[] }

/**
 * Path data moved by `left` and `top`, then made `factor` as large, with two decimals. Undefined
 * where it is none.
 */
export function scalePath(
  data: string,
  { factor, left = 0, top = 0 }: { factor: number; left?: number; top?: number },
): string | undefined {
  const steps = readSteps(data)
  return steps
    ?.map(({ command, numbers }, step) => {
      // A path's first move is absolute whatever it says.
      const isAbsolute = command === command.toUpperCase() || step === 0
      const scaled = numbers.map((number, at) => {
        const axis = axisOf(command.toLowerCase(), at)
        if (axis === undefined) return number
        const moved = isAbsolute ? { x: left, y: top, size: 0 }[axis] : 0
        return Math.round((number + moved) * factor * 100) / 100
      })
      return command + scaled.join(' ')
    })
    .join('')
}

/** Which way a number points; none for an arc's angle and flags. */
function axisOf(command: string, at: number): 'x' | 'y' | 'size' | undefined {
  if (command === 'h') return 'x'
  if (command === 'v') return 'y'
  if (command === 'a' && at < 5) return at < 2 ? 'size' : undefined
  if (command === 'a') return at === 5 ? 'x' : 'y'
  return at % 2 ? 'y' : 'x'
}

function readSteps(data: string): Step[] | undefined {
  const steps: Step[] = []
  for (const [, command, rest] of data.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const count = counts[command!.toLowerCase()]
    const numbers = count === undefined ? undefined : readNumbers(rest!, command!)
    if (!numbers || (count === 0 ? numbers.length : !numbers.length || numbers.length % count!)) {
      return undefined
    }
    if (count === 0) steps.push({ command: command!, numbers: [] })
    for (let at = 0; at < numbers.length; at += count!) {
      // What follows a move without a command of its own are lines.
      const next = at && /m/i.test(command!) ? (command === 'm' ? 'l' : 'L') : command!
      steps.push({ command: next, numbers: numbers.slice(at, at + count!) })
    }
  }
  const isWhole = /^\s*m/i.test(data) && !/[^\s,.\d+a-z-]/i.test(data)
  return isWhole && steps.length > 1 ? steps : undefined
}

/** An arc's flags may stand without anything between them: '1 1 0 01.5.5'. */
function readNumbers(text: string, command: string): number[] | undefined {
  const numbers: number[] = []
  let left = text.replace(/^[\s,]+/, '')
  while (left) {
    const isFlag = /a/i.test(command) && [3, 4].includes(numbers.length % 7)
    const [found] = (isFlag ? /^[01]/ : /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i).exec(left) ?? []
    if (!found) return undefined
    numbers.push(Number(found))
    left = left.slice(found.length).replace(/^[\s,]+/, '')
  }
  return numbers
}
