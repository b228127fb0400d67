import { readFileSync } from 'node:fs'

/** Linux alone has /proc. */
export const canReadProcesses = process.platform === 'linux'

/** USER_HZ, the same on every Linux that Node supports. */
const ticksPerSecond = 100

/** Milliseconds in user and kernel mode of all threads of a process, proc(5). */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field, the name, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** Resident memory of a process in MB. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024) / 1_000_000
}
