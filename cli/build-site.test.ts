import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { whyNotSample } from './build-site.mjs'
import { buildsIn } from './builds.mjs'
import { root } from './company.mjs'

const ofOwn = { company: '../our-company' }

test('the sample takes the place of nobody’s site unasked', () => {
  expect(whyNotSample(ofOwn, {})).toBe(
    'build holds the site of ../our-company, and CONTENT_DIR names no company: go on with ' +
      'CONTENT_DIR=../our-company, or with CONTENT_DIR=examples/verrane for the sample.',
  )
  expect(whyNotSample(ofOwn, { CONTENT_DIR: ' ' })).toBeDefined()
})

test('a fresh clone builds the sample, and whoever names a company builds that', () => {
  expect(whyNotSample(undefined, {})).toBeUndefined()
  expect(whyNotSample({}, {})).toBeUndefined()
  for (const named of ['../our-company', '../another', 'examples/verrane']) {
    expect(whyNotSample(ofOwn, { CONTENT_DIR: named })).toBeUndefined()
  }
})

test.each(['build', 'start'])('npm run %s says how to go on, and changes nothing', (command) => {
  const folder = temporaryFolder()
  const fill = (place: string) => {
    for (const part of ['server', 'client']) mkdirSync(join(place, part))
    writeFileSync(join(place, 'server/index.js'), 'console.log("served")')
  }
  buildsIn(folder).add('mark', fill, '/srv/our-company')
  const { status, stderr, stdout } = spawnSync(process.execPath, [`cli/${command}.mjs`], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, BUILD_DIR: folder, CONTENT_DIR: '' },
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('go on with CONTENT_DIR=/srv/our-company, or with')
  expect(readdirSync(join(folder, 'made'))).toHaveLength(1)
  expect(existsSync(join(folder, '.failed'))).toBe(false)
})
