import { runInNewContext } from 'node:vm'

export const long = 200_000
export const of = (sign: string): string => sign.repeat(long / sign.length)

/** What begins anew at each letter takes 9 to 40 s of such a text, anything else some milliseconds. */
const timeout = 3000

/** Fails where reading takes as long as somebody would have to wait for it who asked for something else. */
export async function inTime(read: () => unknown): Promise<void> {
  await runInNewContext('read()', { read }, { timeout })
}
