import { readdir, readFile, realpath } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod'
import type { DependencyState } from '#server/http/health.ts'

/** The build that this server was started with, among those of its folder (cli/builds.mjs). */
export type RunningBuild = {
  /** Of its folder; no other build has it. */
  name: string
  /** The folder of its client. */
  client: string
  /** The same of the builds beside it: open pages of theirs still ask for their files. */
  otherClients: () => Promise<string[]>
  state: () => Promise<BuildState>
}

export type BuildState = DependencyState & {
  /** When it was made. */
  made: string
  reason?: string
}

const Failure = z.object({ at: z.string(), reason: z.string() })

/** `server` is the folder that the server's own code lies in. */
export function runningBuild(server: string): RunningBuild {
  const own = dirname(server)
  const [made, builds] = [dirname(own), join(own, '../..')]
  const name = basename(own)

  return {
    name,
    client: join(own, 'client'),
    async otherClients() {
      const names = await readdir(made)
      return names.filter((other) => other !== name).map((other) => join(made, other, 'client'))
    },
    async state() {
      const reason = (await failureIn(builds)) ?? (await newerIn(builds, server))
      return reason
        ? { status: 'stale', made: name, reason: `stale build: ${reason}` }
        : { status: 'ok', made: name }
    },
  }
}

async function failureIn(builds: string): Promise<string | undefined> {
  const text = await readFile(join(builds, '.failed'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  return `what was changed could not be built${told(text)}`
}

/** Half a note, as a full disk leaves one, must not take the site's readiness away. */
function told(text: string): string {
  try {
    const { at, reason } = Failure.parse(JSON.parse(text))
    return ` (${at}): ${reason}`
  } catch {
    return ''
  }
}

async function newerIn(builds: string, server: string): Promise<string | undefined> {
  // A build that was taken out of its folder has none beside it.
  const inUse = await realpath(join(builds, 'server')).catch(() => server)
  return inUse === server ? undefined : `${basename(dirname(inUse))} waits for a restart`
}
