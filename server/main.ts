import { setFlagsFromString } from 'node:v8'
import { getRequestListener } from '@hono/node-server'
import { keepFresh } from './catalogue/keep-fresh.ts'
import { compose } from './compose/compose.ts'
import { logConsole } from './console-log.ts'
import { parseEnv } from '#server/env.ts'
import { noteUse, runningBuild } from './files/running-build.ts'
import { boundConnections } from './http/bound-connections.ts'
import { openDoors } from './http/doors.ts'
import { createEnding } from './http/ending.ts'
import { hasOneHost, refuseHosts } from './http/one-host.ts'
import { QuickServer } from './http/quick-server.ts'
import { createAnswerUnreadable, maxHeaderBytes } from './http/too-long.ts'
import { saveMemoryAtRest } from './save-at-rest.ts'

// V8 lets a heap grow to four times what is in use before it collects all of it, and gives little back:
// 530 MB held for 70 in use. A third on top takes a tenth more of the processor and 200 MB less.
setFlagsFromString('--heap-growing-percent=30')
// In place of eight: `saveMemoryAtRest` says when it is time.
setFlagsFromString('--gc-memory-reducer-start-delay-ms=1000')
const parsed = parseEnv(process.env)
if (!parsed.ok) {
  console.error(parsed.message)
  process.exit(1)
}
const { env } = parsed
noteUse(import.meta.dirname)
let isEnding = false
const { company, headers, app, answerAtHand, refresh, isWell, submissions, log } = await compose({
  env,
  mode: 'production',
  // Beside this file's folder, wherever the build is put and run from.
  built: runningBuild(import.meta.dirname),
  build: () => import('virtual:react-router/server-build'),
  isEnding: () => isEnding,
})

logConsole({ log })
const everyMilliseconds = env.CATALOGUE_REFRESH_SECONDS * 1000
const stopRefreshing = keepFresh({ refresh, isWell, everyMilliseconds })
submissions.start()
saveMemoryAtRest()
const pipeline = getRequestListener(app.fetch)
/** A form of the largest size over the slowest telephone takes half of it. */
const requestTimeout = 60_000
function createDoor() {
  const door = new QuickServer(
    { maxHeaderSize: maxHeaderBytes, requestTimeout },
    (request, response) => {
      // Whoever asks next asks another server.
      if (isEnding) response.setHeader('connection', 'close')
      if (!hasOneHost(request)) refuseHosts(response, headers)
      else if (!answerAtHand(request, response)) void pipeline(request, response)
    },
    // Who asks while it ends is told so, by Node.
    (request, response) => !isEnding && answerAtHand(request, response),
  )
  door.on('clientError', createAnswerUnreadable(headers))
  return door
}

const { servers, port } = await openDoors(createDoor, { port: env.PORT, host: env.HOST }).catch(
  (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `Port ${env.PORT} is in use; set PORT to another.`
        : error.message
    // For people, who started it at a keyboard or read why it did not come up.
    process.stderr.write(`${reason}\n`)
    return process.exit(1)
  },
)
boundConnections(servers, { log })
const host = env.HOST === '127.0.0.1' ? 'localhost' : env.HOST
log.info({ company, url: `http://${host}:${port}` }, 'ready')

/** Longer than the slowest service may take: a model, a mail, what a killed server left. */
const maxDrainMilliseconds = 25_000
const end = createEnding({
  servers,
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
