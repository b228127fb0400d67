import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Answers, Questions } from './ask-engine.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const asking = fileURLToPath(new URL('ask-engine.ts', import.meta.url))

/** The answers of an engine of this checkout, or of another. */
export function askEngine(module: string, questions: Questions, folder = root): Answers {
  const temporary = mkdtempSync(join(tmpdir(), 'eval-'))
  const file = join(temporary, 'questions.json')
  try {
    writeFileSync(file, JSON.stringify(questions))
    const { status } = spawnSync(process.execPath, [asking, module, file], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    if (status !== 0) throw new Error(`${module} did not answer`)
    return JSON.parse(readFileSync(file, 'utf8')) as Answers
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

/** The answers of another commit's engine; undefined where it has none. */
export function askCommit(commit: string, questions: Questions): Answers | undefined {
  const temporary = mkdtempSync(join(tmpdir(), 'eval-'))
  const folder = join(temporary, 'site')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' })
  git('worktree', 'add', '--detach', folder, commit)
  try {
    if (!existsSync(join(folder, 'eval/engine.ts'))) return undefined
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    return askEngine('/eval/engine.ts', questions, folder)
  } finally {
    git('worktree', 'remove', '--force', folder)
    rmSync(temporary, { recursive: true })
  }
}
