import { parseEnv } from './env.ts'

/** What is read of an environment without a fault. */
export function readEnv(record: Record<string, string | undefined>) {
  const parsed = parseEnv(record)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.env
}

/** The faults of an environment, each a line. */
export function problems(record: Record<string, string>): string[] {
  const parsed = parseEnv(record)
  if (parsed.ok) return []
  return parsed.message.split('\n').flatMap((line) => (line.startsWith('  ') ? [line.trim()] : []))
}
