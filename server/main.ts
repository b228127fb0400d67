import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { compose } from './compose/compose.ts'
import { parseEnv } from '#server/env.ts'
import { runningBuild } from './files/running-build.ts'
import { createAnswerUnreadable, maxHeaderBytes } from './http/too-long.ts'

const parsed = parseEnv(process.env)
if (!parsed.ok) {
  console.error(parsed.message)
  process.exit(1)
}
const { env } = parsed
const { company, headers, app, answerKept, refresh, submissions, log } = await compose({
  env,
  mode: 'production',
  // Beside this file's folder, wherever the build is put and run from.
  built: runningBuild(import.meta.dirname),
  build: () => import('virtual:react-router/server-build'),
})

const refreshing = setInterval(() => void refresh(), env.CATALOGUE_REFRESH_SECONDS * 1000)
submissions.start()
const pipeline = getRequestListener(app.fetch)
const server = createServer({ maxHeaderSize: maxHeaderBytes }, (request, response) => {
  if (!answerKept(request, response)) void pipeline(request, response)
})
server.on('clientError', createAnswerUnreadable(headers))
server.listen(env.PORT, env.HOST, () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : env.PORT
  const host = env.HOST === '127.0.0.1' ? 'localhost' : env.HOST
  log.info({ company, url: `http://${host}:${port}` }, 'ready')
})
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `Port ${env.PORT} is in use; set PORT to another.` : error.message
  console.error(reason)
  process.exit(1)
})

const maxDrainMilliseconds = 5_000
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(refreshing)
    // Answers and deliveries under way are finished; idle connections are not waited for.
    const answered = new Promise((resolve) => server.close(resolve))
    void submissions.stop(answered).then(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), maxDrainMilliseconds).unref()
  })
}
