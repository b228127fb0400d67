import { spawn } from 'node:child_process'

/** Runs a command to its end; what it says is shown at once, or returned. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, isShown = false }: { env?: Record<string, string>; isShown?: boolean } = {},
): Promise<{ status: number; said: Buffer }> {
  return new Promise((resolve) => {
    const output = isShown ? 'inherit' : 'pipe'
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    })
    const said: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', (error) => said.push(Buffer.from(error.message)))
    child.on('close', (status) => resolve({ status: status ?? 1, said: Buffer.concat(said) }))
  })
}
