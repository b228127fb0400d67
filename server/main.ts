import { keepFresh } from './catalogue/keep-fresh.ts'
import { compose } from './compose/compose.ts'
import { builtAssets } from './compose/built-assets.ts'
import { logConsole } from './console-log.ts'
import { parseEnv } from '#server/env.ts'
import { runningBuild } from './files/running-build.ts'
import { createEnding } from './http/ending.ts'
import { listen } from './http/listen.ts'

const parsed = parseEnv(process.env)
if (!parsed.ok) {
  console.error(parsed.message)
  process.exit(1)
}
const { env } = parsed
let isEnding = false
const { company, app, refresh, isWell, submissions, log } = await compose({
  env,
  mode: 'production',
  // Beside this file's folder, wherever the build is put and run from.
  built: runningBuild(import.meta.dirname),
  assets: await builtAssets(import.meta.dirname),
  isEnding: () => isEnding,
})

logConsole({ log })
const everyMilliseconds = env.CATALOGUE_REFRESH_SECONDS * 1000
const stopRefreshing = keepFresh({ refresh, isWell, everyMilliseconds })
submissions.start()

const listening = listen(app.fetch, { port: env.PORT, host: env.HOST, log })
const { server, port } = await listening.catch((error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `Port ${env.PORT} is in use; set PORT to another.` : error.message
  // For people, who started it at a keyboard or read why it did not come up.
  process.stderr.write(`${reason}\n`)
  return process.exit(1)
})
const host = env.HOST === '127.0.0.1' ? 'localhost' : env.HOST
log.info({ company, url: `http://${host}:${port}` }, 'ready')

/** Longer than the slowest service may take: a model, a mail, what a killed server left. */
const maxDrainMilliseconds = 25_000
const end = createEnding({
  server,
  waitMilliseconds: env.DRAIN_SECONDS * 1000,
  maxMilliseconds: maxDrainMilliseconds,
  begun() {
    isEnding = true
    stopRefreshing()
  },
  finish: (answered) => submissions.stop(answered),
  exit: (status) => process.exit(status),
})
process.on('SIGINT', () => end(true))
process.on('SIGTERM', () => end(false))
