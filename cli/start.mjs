// npm start: installs what is missing, builds if the build is stale, serves the site. What cannot be
// built leaves the last good build on.
import { buildFolder, buildOrKeep } from './build-site.mjs'
import { become, installDependencies } from './prepare.mjs'

installDependencies()
buildOrKeep()
become('node', [`${buildFolder}/server/index.js`])
