// npm start: installs what is missing, builds if the build is stale, serves the site.
import { become, buildIfStale, installDependencies } from './prepare.mjs'

installDependencies()
buildIfStale()
become('node', ['--max-semi-space-size=4', 'build/server/index.js'])
