// How server and client are built: by start, build, bench and the tests. Plain JavaScript, as
// prepare.mjs.
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { buildMark, filesBelow } from './build-mark.mjs'
import { buildsIn } from './builds.mjs'
import { companyFolder, notBuilt, root, sampleFolder } from './company.mjs'
import { run, settings } from './prepare.mjs'

/** What a build is made of besides the company's records. */
const engine = ['app', 'capabilities', 'domain', 'server', 'cli/build']
const settingFiles = ['package-lock.json', 'package.json', 'vite.config.ts', 'tsconfig.json']

/** Where a build is put and served from. */
export const buildFolder = process.env.BUILD_DIR?.trim() || 'build'

/** Builds server and client, when what they are made of changed since the last build. */
export function buildIfStale({ checkShapes = true } = {}) {
  const site = siteToBuild(checkShapes)
  if (site.isCurrent()) site.builds.forgetFailure()
  else site.buildOrExit()
}

/** Builds them in any case. */
export function buildAnew() {
  siteToBuild().buildOrExit()
}

/**
 * Builds them when they are stale. Where that fails the last good build stays, is said to be stale,
 * and is not held up by another attempt until something changes.
 */
export function buildOrKeep() {
  const site = siteToBuild()
  const last = site.builds.current()
  if (site.isCurrent()) return site.builds.forgetFailure()
  if (!last) return site.buildOrExit()
  const before = site.builds.failure()
  if (before?.mark === site.mark) console.error(`${before.reason} (${before.at})`)
  else if (site.build()) return
  console.error(
    `The last good build, ${last.name}, is served: nothing that was changed since is on the site. ` +
      'Mend what is told, and npm run build.',
  )
}

function siteToBuild(checkShapes = true) {
  const { name, path, isSample } = company()
  const builds = buildsIn(resolve(root, buildFolder))
  const refusal = whyNotSample(builds.current(), process.env)
  if (refusal) {
    console.error(refusal)
    process.exit(1)
  }
  const mark = markOf(buildFolder, { name, path })

  function build() {
    console.log('Building the site …')
    try {
      const make = (place) => {
        if (checkShapes) checkShapesOf(name)
        buildInto(place, process.env)
      }
      leadToPackages(resolve(root, buildFolder))
      builds.add(mark, make, isSample ? '' : name)
      return true
    } catch (error) {
      console.error(error.message)
      if (builds.current()) noteFailure(builds, mark, error.message)
      return false
    }
  }

  return {
    builds,
    mark,
    isCurrent: () => builds.current()?.mark === mark,
    build,
    buildOrExit() {
      if (build()) return
      const last = builds.current()
      if (last) console.error(`Nothing is changed: ${last.name} is still the build in use.`)
      process.exit(1)
    },
  }
}

/**
 * Who forgets CONTENT_DIR would put the sample in the place of their own site, at their own address:
 * there it has to be named. Undefined where nothing stands in the way.
 */
export function whyNotSample(last, env) {
  if (!last?.company || env.CONTENT_DIR?.trim()) return undefined
  return (
    `${buildFolder} holds the site of ${last.company}, and CONTENT_DIR names no company: ` +
    `go on with CONTENT_DIR=${last.company}, or with CONTENT_DIR=${sampleFolder} for the sample.`
  )
}

/** The server imports packages, which are looked for in the folders above it. */
function leadToPackages(folder) {
  const link = join(folder, 'node_modules')
  if (!relative(root, folder).startsWith('..') || existsSync(link)) return
  mkdirSync(folder, { recursive: true })
  // One that leads to software that has moved.
  rmSync(link, { force: true })
  symlinkSync(join(root, 'node_modules'), link, 'dir')
}

/** Where not even this can be written, the message on the screen has to do. */
function noteFailure(builds, mark, reason) {
  try {
    builds.noteFailure({ mark, at: new Date().toISOString(), reason })
  } catch (error) {
    console.error(error.message)
  }
}

/** Tells by file and line what the bundler would leave to visitors to find. */
function checkShapesOf(name) {
  const status = run('node', ['cli/content.ts', 'types', '--records-only'], { allowFailure: true })
  if (status !== 0) throw new Error(`${name} has faults, so it was not built.`)
}

/** The company's folder; ends with what to do where it is not there. */
function company() {
  try {
    return companyFolder()
  } catch (error) {
    console.error(error.message)
    return process.exit(1)
  }
}

/** The mark of a build: of the engine's files and the company's, and of where these are. */
export function markOf(folder, { name, path }) {
  const files = [
    ...engine.flatMap((part) => filesBelow(join(root, part))).filter((file) => !isTest(file)),
    ...settingFiles.map((file) => join(root, file)),
    ...filesBelow(path, notBuilt),
  ]
  return buildMark(resolve(root, folder), files, name)
}

const isTest = (file) => /\.(?:test|fixture)\.tsx?$/.test(file)

/** Builds into a folder what these variables name; throws where that fails. */
export function buildInto(place, given) {
  const { env } = settings({ ...given, BUILD_DIR: place, NODE_ENV: 'production' })
  const built = run('vite', ['build', '--logLevel', 'warn'], { env, allowFailure: true })
  if (built !== 0) throw new Error('The build was broken off.')
  // Style sheets and fonts of documents.
  cpSync(join(place, 'server/assets'), join(place, 'client/assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.js'),
  })
  const packed = run('node', ['cli/build/pack-client.ts', place], { allowFailure: true })
  if (packed !== 0) throw new Error('What the build is made of could not be compressed.')
}
