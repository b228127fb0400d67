import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const hasSystemd = spawnSync('which', ['systemd-analyze']).status === 0

/** A repository with the script, and with programs that stand in for what it calls. */
function repository(written: string) {
  const folder = mkdtempSync(join(tmpdir(), 'update-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
    chmodSync(join(folder, name), 0o755)
  }
  mkdirSync(join(folder, 'deploy'))
  cpSync(join(root, 'deploy/update'), join(folder, 'deploy/update'))
  const calls = join(folder, 'calls.log')
  // Installing does nothing, updating writes what it is told.
  write(
    'bin/node',
    `#!/bin/sh\necho "node $*" >> "${calls}"\ncase "$1" in *update.ts) ${written} ;; esac\n`,
  )
  write('bin/npm', `#!/bin/sh\necho "npm $*" >> "${calls}"\nexit "\${SUPPLY:-0}"\n`)
  write('.ci/run', `#!/bin/sh\necho tests >> "${calls}"\nexit "\${TESTS:-0}"\n`)
  writeFileSync(join(folder, 'package.json'), '{ "version": 1 }\n')
  writeFileSync(join(folder, '.gitignore'), 'calls.log\nbin/\n')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'First')
  const run = (env: Record<string, string> = {}) =>
    spawnSync(join(folder, 'deploy/update'), {
      encoding: 'utf8',
      env: { ...env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, HOME: folder },
    })
  const state = () => ({
    branch: git('symbolic-ref', '--short', 'HEAD'),
    branches: git('branch', '--format=%(refname:short)').split('\n'),
    changes: git('status', '--porcelain'),
    version: readFileSync(join(folder, 'package.json'), 'utf8'),
  })
  return { folder, git, run, state, calls: () => readFileSync(calls, 'utf8').split('\n') }
}

const newer = `echo '{ "version": 2 }' > package.json`

describe('the weekly update', () => {
  test('leaves what passes as a branch, and the clone as it was', () => {
    const { run, state, git, calls } = repository(newer)
    expect(run()).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('git merge packages-'),
    })
    const { branch, branches, changes, version } = state()
    expect([branch, changes, version]).toEqual(['main', '', '{ "version": 1 }\n'])
    const update = branches.find((name) => name.startsWith('packages-'))!
    expect(git('show', `${update}:package.json`)).toBe('{ "version": 2 }')
    expect(calls()).toEqual([
      'node cli/install.mjs',
      'node cli/supply/update.ts',
      'node cli/install.mjs',
      'npm run --silent supply -- --online',
      'tests',
      '',
    ])
  })

  test.each(['TESTS', 'SUPPLY'])('leaves nothing of what fails: %s', (part) => {
    const { run, state } = repository(newer)
    expect(run({ [part]: '1' })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('do not pass'),
    })
    expect(state()).toEqual({
      branch: 'main',
      branches: ['main'],
      changes: '',
      version: '{ "version": 1 }\n',
    })
  })

  test('runs no test where nothing is newer, and touches no clone that somebody works in', () => {
    const still = repository('true')
    expect(still.run()).toMatchObject({ status: 0, stdout: 'Nothing is newer.\n' })
    expect(still.calls()).not.toContain('tests')
    const used = repository(newer)
    writeFileSync(join(used.folder, 'package.json'), 'mine')
    expect(used.run()).toMatchObject({ status: 1, stderr: expect.stringContaining('works in') })
    expect(used.state().version).toBe('mine')
  })

  test.skipIf(!hasSystemd)('is started by units whose every line systemd understands', () => {
    const folder = mkdtempSync(join(tmpdir(), 'units-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const units = ['site-update.service', 'site-update.timer'].map((name) => {
      cpSync(join(root, 'deploy', name), join(folder, name))
      return join(folder, name)
    })
    const { stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' })
    const said = stderr
      .split('\n')
      .filter((line) => line.includes('site-update') && !/is not executable/.test(line))
    expect(said).toEqual([])
  })
})
