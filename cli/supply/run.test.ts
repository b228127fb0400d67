import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { runSupply } from './run.ts'

describe('a registry that cannot be asked', () => {
  // Windows looks for another file.
  const testOnUnix = test.skipIf(process.platform === 'win32')

  testOnUnix.each([
    [
      'an answer of its own',
      '{"message":"405 Not Allowed","error":{"summary":""}}',
      '405 Not Allowed',
    ],
    ['nothing', '', 'no answer that could be read'],
  ])('is told of in words, and is a fault where it must be asked: %s', (_, answer, why) => {
    const folder = temporaryFolder()
    const json = { 'package.json': '{}', 'package-lock.json': '{"packages":{}}' }
    for (const [name, text] of Object.entries(json)) writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\nprintf '%s' '${answer}'\n`, { mode: 0o755 })
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
    onTestFinished(() => void vi.unstubAllEnvs())
    for (const isOnline of [false, true]) {
      const said: string[] = []
      const status = runSupply(folder, { sbom: join(folder, 'sbom.json'), isOnline }, (line) =>
        said.push(line),
      )
      const mark = isOnline ? '✗' : '?'
      expect(said).toContain(
        `${mark} reported weaknesses: the registry could not be asked (${why})`,
      )
      expect(said).toContain(
        `${mark} signatures of the registry: the registry could not be asked (${why})`,
      )
      expect(said.filter((line) => /^✓.*(?:weaknesses|signatures)/.test(line))).toEqual([])
      if (isOnline) expect(status).toBe(1)
    }
  })
})
