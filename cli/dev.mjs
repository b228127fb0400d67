// npm run dev: the same site with hot reload.
import { become, installDependencies } from './prepare.mjs'

installDependencies()
become('node', ['cli/dev-server.ts'])
