// Builds the sites of the tests' companies.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildInto, markOf } from '../../cli/build-site.mjs'
import { buildsIn } from '../../cli/builds.mjs'
import { root } from '../../cli/company.mjs'

/**
 * Builds the site of a company of the tests, such as 'test/company', when it changed since the last
 * time: as an operator does, with a folder that a symbolic link leads to, for the smallest
 * company out of the repository. Returns the place that holds `build` and the link `content`.
 */
export function buildCompanyIfStale(company) {
  const place = placeOf(company)
  const content = join(root, place, 'content')
  const given = { ...process.env, CONTENT_DIR: content, BUILD_DIR: join(place, 'build') }
  const builds = buildsIn(resolve(root, given.BUILD_DIR))
  const mark = markOf(given.BUILD_DIR, { name: place, path: join(root, company) })
  if (existsSync(join(content, 'site.ts')) && builds.current()?.mark === mark) return place
  rmSync(join(root, place), { recursive: true, force: true })
  mkdirSync(join(root, place), { recursive: true })
  symlinkSync(outside(company) ?? join(root, company), content, 'junction')
  console.log(`Building the site of ${company} …`)
  builds.add(mark, (made) => buildInto(made, given))
  return place
}

/** A copy far from the repository, whose package.json and node_modules it does not see. */
function outside(company) {
  if (company !== 'test/smallest-company') return undefined
  const mine = createHash('sha256').update(root).digest('hex').slice(0, 8)
  const copy = join(tmpdir(), `company-${mine}`)
  rmSync(copy, { recursive: true, force: true })
  // Its tsconfig.json is that of a folder in the repository.
  const filter = (path) => !path.endsWith('tsconfig.json')
  cpSync(join(root, company), copy, { recursive: true, filter })
  return copy
}

/** Where the site with a company of the tests is built. */
export function placeOf(company) {
  return `.test-build/${company.replace(/^test\//, '')}`
}
