import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findProgram } from './programs.ts'

const execute = promisify(execFile)
const connections = '32'
const seconds = '3'
const header = 'Accept-Encoding: br'
/** USER_HZ, the same on every Linux that Node supports. */
const ticksPerSecond = 100

export type Rate = {
  perSecond: number
  /** The same by the server's own processor time, which other work on the machine leaves alone. */
  perProcessorSecond: number | undefined
}

/** How often a server's address answers under load, from the second core where there is `taskset`. */
export async function measureRate(
  url: string,
  serverProcess: number,
  taskset: string | undefined,
): Promise<Rate> {
  const before = await processorSeconds(serverProcess)
  const { perSecond, requests } = await load(url, taskset)
  const after = await processorSeconds(serverProcess)
  const known = before !== undefined && after !== undefined && after > before
  return { perSecond, perProcessorSecond: known ? requests / (after - before) : undefined }
}

/** wrk where it is present: autocannon, made of JavaScript, may tire before nginx does. */
async function load(url: string, taskset: string | undefined) {
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

/** The server's log lines carry its process id. */
export function processOf(log: string): number {
  return Number(/"pid":(\d+)/.exec(log)?.[1])
}

/** Time in user and kernel mode of all its threads, proc(5); undefined where there is no /proc. */
export async function processorSeconds(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The second field, the name, may hold spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

type Load = { perSecond: number; requests: number }

function readWrk(output: string): Load {
  const rate = /Requests\/sec:\s*([\d.]+)/.exec(output)?.[1]
  const requests = /(\d+) requests in/.exec(output)?.[1]
  if (!rate || !requests || /Non-2xx|Socket errors/.test(output)) throw new Error(`wrk: ${output}`)
  return { perSecond: Number(rate), requests: Number(requests) }
}

function readAutocannon(output: string): Load {
  const { requests, non2xx, errors } = JSON.parse(output) as {
    requests: { average: number; total: number }
    non2xx: number
    errors: number
  }
  if (non2xx || errors) throw new Error(`autocannon: ${non2xx} refusals, ${errors} errors`)
  return { perSecond: requests.average, requests: requests.total }
}
