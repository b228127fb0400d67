import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** All that a build and the operator's tool read besides content/. */
const parts = [
  'app',
  'cli',
  'domain',
  'server',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** Builds the site in a place of its own, with another company's content. */
export async function builtWith(content: string) {
  const folder = await mkdtemp(join(tmpdir(), 'company-'))
  await Promise.all([
    ...parts.map((part) => cp(part, join(folder, part), { recursive: true })),
    cp(content, join(folder, 'content'), { recursive: true }),
    symlink(resolve('node_modules'), join(folder, 'node_modules')),
  ])
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await run(resolve('node_modules/.bin/react-router'), ['build', '--logLevel', 'warn'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
    })
  } catch (error) {
    await remove()
    throw error
  }
  return { folder, remove }
}
