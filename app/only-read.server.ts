import { keptPrefix } from './lib/forget-kept.ts'
import type { ScriptStart } from './framework/scripts-after-paint.server.ts'

/** When the scripts of a route's page start. A document tells what of it a browser keeps. */
export function scriptStartOf(route = ''): ScriptStart {
  return route === 'routes/document' ? { keptAs: keptPrefix } : 'paint'
}
