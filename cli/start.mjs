// npm start: installs what is missing, builds if the build is stale, serves the site. What cannot be
// built leaves the last good build on.
import { buildFolder, buildOrKeep } from './build-site.mjs'
import { become, installDependencies } from './prepare.mjs'

installDependencies()
buildOrKeep()
// React renders a page in 9 ms of processor time; its development half, the default, takes 20.
become('node', [`${buildFolder}/server/index.js`], { NODE_ENV: 'production' })
