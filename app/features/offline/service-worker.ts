import { site } from '#content/site.ts'
import { emptyAll } from './empty-all.ts'
import { serveOffline } from './serve-offline.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Put here by the build (cli/build/service-worker.ts). */
declare const buildName: string

const scope = globalThis as unknown as WorkerScope
if (site.offline === false) emptyAll(scope)
else serveOffline(scope, buildName)
