import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packedFile } from '#server/http/packed-files.ts'

test('what is sent compressed of a client lies packed where the server looks for it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packed-'))
  try {
    const client = join(folder, 'client')
    const script = 'export const length = 1\n'.repeat(40)
    await mkdir(join(client, 'assets'), { recursive: true })
    await writeFile(join(client, 'assets/app.js'), script)
    await writeFile(join(client, 'mark.svg'), '<svg/>')
    await writeFile(join(client, 'assets/font.woff2'), 'font')
    execFileSync('node', ['cli/build/pack-client.ts', folder])
    const packed = await readFile(packedFile(client, '/assets/app.js'))
    expect(packed.length).toBeLessThan(script.length / 5)
    expect(brotliDecompressSync(packed).toString()).toBe(script)
    const names = await readdir(join(folder, 'packed'), { recursive: true })
    expect(names.toSorted()).toEqual(['assets', join('assets', 'app.js.br'), 'mark.svg.br'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
