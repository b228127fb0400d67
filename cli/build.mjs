// npm run build: builds server and client, whether they changed or not; npm start takes the result.
import { buildAnew, installDependencies } from './prepare.mjs'

installDependencies()
buildAnew()
