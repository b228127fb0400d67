import { compose } from './compose/compose.ts'
import { parseEnv } from '#server/env.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** The pipeline for the development server; made anew whenever Vite reloads this module. */
let composed: Promise<Fetch> | undefined

export function developmentFetch(): Promise<Fetch> {
  return (composed ??= make())
}

async function make(): Promise<Fetch> {
  const parsed = parseEnv({ LOG_LEVEL: 'warn', ...process.env })
  if (!parsed.ok) throw new Error(parsed.message)
  const { app } = await compose({
    env: parsed.env,
    mode: 'development',
    clientFolder: undefined,
    build: () => import('virtual:react-router/server-build'),
  })
  return app.fetch
}
