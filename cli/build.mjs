// npm run build: builds server and client, whether they changed or not, beside those in use. npm start
// and node build/server/index.js serve the result; servers that run go on until they are restarted.
import { buildAnew } from './build-site.mjs'
import { installDependencies } from './prepare.mjs'

installDependencies()
buildAnew()
