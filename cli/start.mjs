// npm start: installs what is missing, builds if the build is stale, serves the site. What cannot be
// built leaves the last good build on.
import { buildFolder, buildOrKeep } from './build-site.mjs'
import { become, installDependencies } from './prepare.mjs'

installDependencies()
buildOrKeep()
// Node lets what is young in memory grow to 48 MB before it is collected; with 12 MB the server holds
// 320 instead of 425 MB after 1,200 different searches, for as much processor time.
// glibc gives each thread that makes pictures an arena of its own and keeps what was freed there:
// 334 instead of 406 MB after 30 pictures, in the same time. Of blocks above the threshold it keeps none:
// 296 instead of 316 MB after 3,500 different addresses.
// One thread beside the one that answers, to collect garbage and to compile: Node's four are more than
// two processors bear, and where texts are searched pages would wait for them.
const flags = ['--max-semi-space-size=4', '--v8-pool-size=1']
become('node', [...flags, `${buildFolder}/server/index.js`], {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
})
