import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { root } from '../company.mjs'
import type { CompanyFile } from './company-files.ts'

/** Why nothing can be written to a folder; undefined where it can. */
export function obstacle(folder: string): string | undefined {
  const fromHere = relative(root, folder)
  if (!fromHere.startsWith('..') && !isAbsolute(fromHere)) {
    return `${folder} lies in the software’s own folder: name one outside of it, such as ../our-company, so that a new release never touches it.`
  }
  if (!existsSync(folder)) return undefined
  if (!statSync(folder).isDirectory())
    return `${folder} is a file: name a folder that is not there yet.`
  const [first] = readdirSync(folder)
  if (first === undefined) return undefined
  return `${folder} is not empty, it holds ${first}: name a folder that is not there yet. Nothing was written.`
}

/** Writes a company's files and makes a repository of its folder, where there is a git. */
export function writeCompany(folder: string, files: ReadonlyMap<string, CompanyFile>): void {
  for (const [name, { content, isProgram }] of files) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    if (isProgram) chmodSync(path, 0o755)
  }
  // Without git, or where one refuses, it is a folder as any other.
  spawnSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: folder, stdio: 'ignore' })
}
