import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** A page that a visitor has open asks for files of the build that it came from. */
const keptBefore = 2
const parts = ['client', 'server']
const markFile = '.built'
/** Whose site it is, as CONTENT_DIR names the folder; nothing where it is the sample's. */
const companyFile = '.company'

/**
 * The builds in a folder: each lies in `made`, in a folder of its own that is named by its time, and
 * `server` and `client` lead to those of the one in use. So the next is made beside it and takes its
 * place at once, one that fails changes nothing, and a server goes on with the files it was started
 * with.
 */
export function buildsIn(folder) {
  const made = join(folder, 'made')
  const failureFile = join(folder, '.failed')
  const server = join(folder, 'server')

  function current() {
    const place = existsSync(server) ? dirname(realpathSync(server)) : undefined
    if (!place) return undefined
    const company = textOf(join(place, companyFile))
    return {
      name: basename(place),
      mark: textOf(join(place, markFile)),
      ...(company && { company }),
    }
  }

  return {
    /** The name and the mark of the build in use, where there is one, and whose it is. */
    current,
    /**
     * `make` fills a new folder, or throws why it cannot; then the build in use stays, as it does
     * where another, begun later, was ready earlier. `company` is whose site it makes.
     */
    add(mark, make, company = '') {
      const name = nextName(made)
      const place = join(made, name)
      mkdirSync(place, { recursive: true })
      try {
        make(place)
        if (company) writeFileSync(join(place, companyFile), company)
        writeFileSync(join(place, markFile), mark)
      } catch (error) {
        rmSync(place, { recursive: true, force: true })
        throw error
      }
      const used = current()?.name
      if (used > name && existsSync(join(made, used))) return
      for (const part of parts) point(join(folder, part), `made/${name}/${part}`)
      rmSync(failureFile, { force: true })
      forgetOld(made)
    },
    /** What became of the last attempt, where it failed: the running servers tell of it. */
    failure: () => JSON.parse(textOf(failureFile) ?? 'null') ?? undefined,
    noteFailure: (failure) => writeFileSync(failureFile, `${JSON.stringify(failure)}\n`),
    forgetFailure: () => rmSync(failureFile, { force: true }),
  }
}

/** The time of now, or a moment later where a build has that name. */
function nextName(made) {
  for (let at = Date.now(); ; at++) {
    const name = new Date(at).toISOString().replaceAll(/[:.]/g, '-')
    if (!existsSync(join(made, name))) return name
  }
}

/** Leads a link elsewhere in one step: who asks meanwhile finds the old place or the new one. */
function point(link, to) {
  const next = `${link}.next`
  rmSync(next, { force: true })
  symlinkSync(to, next, 'dir')
  // What an earlier release built lies there itself.
  if (existsSync(link) && !lstatSync(link).isSymbolicLink()) rmSync(link, { recursive: true })
  renameSync(next, link)
}

/** Removes what lies before the builds that are kept, what was broken off included. */
function forgetOld(made) {
  const names = readdirSync(made).sort()
  const [oldest] = names
    .filter((name) => existsSync(join(made, name, markFile)))
    .slice(-1 - keptBefore)
  for (const name of names.filter((name) => name < oldest)) {
    rmSync(join(made, name), { recursive: true, force: true })
  }
}

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
