import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'

/** A copy of the smallest company, far from the repository, with these changes of its files. */
export function company(
  changes: Record<string, (text: string) => string | undefined> = {},
): string {
  const folder = temporaryFolder()
  cpSync('test/smallest-company', folder, {
    recursive: true,
    filter: (path) => !path.endsWith('tsconfig.json'),
  })
  for (const [file, change] of Object.entries(changes)) {
    const before = existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
    const after = change(before)
    if (after === undefined) rmSync(join(folder, file))
    else writeFileSync(join(folder, file), after)
    expect(after, file).not.toBe(before)
  }
  return folder
}

export const replacing = (from: string, to: string) => (text: string) => text.replace(from, to)

/** The command itself. */
export function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/content.ts', ...args], {
    encoding: 'utf8',
  })
  return { status, lines: stdout.trimEnd().split('\n'), stderr }
}

/** What the command says of a folder with these changes, without the folder's path; shapes aside. */
export function told(changes: Record<string, (text: string) => string | undefined>): string[] {
  const folder = company(changes)
  return run('check', folder, '--no-types').lines.map((line) => line.replace(`${folder}/`, ''))
}

/** That the command says each of these of such a folder, and nothing else. */
export function expectTold(changes: Parameters<typeof told>[0], said: readonly string[]): void {
  const lines = told(changes)
  expect(said.filter((one) => !lines.some((line) => line.includes(one)))).toEqual([])
  // An empty line and the sums follow.
  expect(lines.filter((line) => !said.some((one) => line.includes(one))).slice(0, -2)).toEqual([])
}
