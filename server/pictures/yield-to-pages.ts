import { readdir, readFile } from 'node:fs/promises'
import { constants, getPriority, setPriority } from 'node:os'

/** What Node calls the threads that read files, compress and make pictures. */
const poolThread = 'libuv-worker'

/**
 * Has the process's pool of threads, where pictures are made, yield to the thread that answers. To be
 * called when the pool has worked: before that its threads are not there. On Linux alone, where a
 * thread has a priority of its own. Rejects where that is not allowed.
 */
export async function yieldToPages(): Promise<void> {
  if (process.platform !== 'linux') return
  const low = Math.min(getPriority() + constants.priority.PRIORITY_BELOW_NORMAL, 19)
  const tasks = '/proc/self/task'
  for (const thread of await readdir(tasks)) {
    const name = await readFile(`${tasks}/${thread}/comm`, 'utf8')
    if (name.trim() === poolThread) setPriority(Number(thread), low)
  }
}
