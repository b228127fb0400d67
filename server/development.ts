import type { DocumentAssets } from './compose/built-assets.ts'
import { compose } from './compose/compose.ts'
import { createDevelopmentFetch } from './development-fetch.ts'
import { parseEnv } from '#server/env.ts'

/** The development server tells its own by `useAssets`. */
let developmentAssets: DocumentAssets

export function useAssets(assets: DocumentAssets): void {
  developmentAssets = assets
}

/** The pipeline for the development server; made anew whenever Vite reloads this module. */
export const developmentFetch = createDevelopmentFetch({ make, now: () => Date.now() })

async function make() {
  const parsed = parseEnv({ LOG_LEVEL: 'warn', ...process.env })
  if (!parsed.ok) throw new Error(parsed.message)
  const { app, refresh } = await compose({
    env: parsed.env,
    mode: 'development',
    built: undefined,
    assets: developmentAssets,
    isEnding: () => false,
  })
  const refreshMilliseconds = parsed.env.CATALOGUE_REFRESH_SECONDS * 1000
  return { fetch: asItIs, refresh, refreshMilliseconds }

  /** A browser that keeps a picture would show the old one of its name. */
  async function asItIs(request: Request): Promise<Response> {
    const { body, status, headers } = await app.fetch(request)
    const answer = new Response(body, { status, headers })
    answer.headers.set('cache-control', 'no-cache')
    return answer
  }
}
