import type { Config } from '@react-router/dev/config'
import { buildFolder } from './cli/build-site.mjs'

export default {
  ssr: true,
  buildDirectory: buildFolder,
  // All routes are known to the browser from the start: a press on a link never waits for the site map.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
