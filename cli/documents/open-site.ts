import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../build-site.mjs'
import { startDraftSite } from '../catalogue/preview/site.ts'
import { companyFolder } from '../company.mjs'

/** The company's site as it is now, for this machine alone. */
export async function openSite(env: Record<string, string | undefined>) {
  buildIfStale()
  const data = mkdtempSync(join(tmpdir(), 'sheets-'))
  const url = env.SITE_URL || 'http://localhost'
  const site = await startDraftSite({ url, content: companyFolder().path, data, env })
  return {
    url: site.url.replace('localhost', '127.0.0.1'),
    async stop() {
      site.stop()
      await site.ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
