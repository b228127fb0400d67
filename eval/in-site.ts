// `node eval/in-site.ts train-passages.ts`: runs a module of this folder with the code of the site,
// which Vite compiles.
import { createServer } from 'vite'

const [module = ''] = process.argv.slice(2)
const vite = await createServer({
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'error',
})
await vite.ssrLoadModule(`/eval/${module}`)
process.exit()
