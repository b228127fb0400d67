import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>
type Config<O extends Options> = { args: string[]; options: O; allowPositionals: true }
type Parsed<O extends Options> = ReturnType<typeof parseArgs<Config<O>>>

export type CommandLine<Command extends string, O extends Options> =
  | { ok: true; command: Command; values: Parsed<O>['values']; others: string[] }
  | { ok: true; help: true }
  | { ok: false; message: string }

/**
 * Reads a command, its options and what else follows; `commands` names the options of each.
 * `--help` is an option of every one.
 */
export function readCommandLine<Command extends string, O extends Options>(
  args: readonly string[],
  options: O & { help: { type: 'boolean' } },
  commands: Record<Command, readonly string[]>,
): CommandLine<Command, O> {
  let parsed: Parsed<O>
  try {
    parsed = parseArgs<Config<O>>({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    return { ok: false, message: (error as Error).message }
  }
  const { values, positionals } = parsed
  const given = Object.keys(values)
  if (given.includes('help')) return { ok: true, help: true }
  const [name, ...others] = positionals
  const isCommand = (text: string): text is Command => Object.hasOwn(commands, text)
  if (name === undefined) return { ok: false, message: 'Name a command.' }
  if (!isCommand(name)) return { ok: false, message: `Unknown command ${name}.` }
  const foreign = given.find((option) => !commands[name].includes(option))
  if (foreign) return { ok: false, message: `${name} knows no --${foreign}.` }
  return { ok: true, command: name, values, others }
}
