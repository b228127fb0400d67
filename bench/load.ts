import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findProgram } from './programs.ts'

const execute = promisify(execFile)
const connections = '32'
const seconds = '5'
const header = 'Accept-Encoding: br'

/**
 * How often an address answers per second under load, from the second core where there is
 * `taskset`. wrk where it is present: autocannon, made of JavaScript, may tire before nginx does.
 */
export async function requestsPerSecond(url: string, taskset: string | undefined): Promise<number> {
  const wrk = findProgram('wrk')
  const run = async (command: string[]) => {
    const [first, ...args] = taskset ? [taskset, '-c', '1', ...command] : command
    return (await execute(first!, args)).stdout
  }
  if (wrk) {
    const settings = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', header]
    return readWrk(await run([wrk, ...settings, url]))
  }
  const autocannon = fileURLToPath(import.meta.resolve('autocannon'))
  const settings = ['-j', '-c', connections, '-d', seconds, '-H', header]
  return readAutocannon(await run([process.execPath, autocannon, ...settings, url]))
}

function readWrk(output: string): number {
  const rate = /Requests\/sec:\s*([\d.]+)/.exec(output)?.[1]
  if (!rate || /Non-2xx|Socket errors/.test(output)) throw new Error(`wrk: ${output}`)
  return Number(rate)
}

function readAutocannon(output: string): number {
  const { requests, non2xx, errors } = JSON.parse(output) as {
    requests: { average: number }
    non2xx: number
    errors: number
  }
  if (non2xx || errors) throw new Error(`autocannon: ${non2xx} refusals, ${errors} errors`)
  return requests.average
}
