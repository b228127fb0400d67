// node cli/install.mjs: installs what the lock file says, unless that is installed already. The other
// commands of a clone need it first; npm start, npm run build and npm test see to it themselves.
import { installDependencies } from './prepare.mjs'

installDependencies()
