import { expect, test } from 'vitest'
import { memoryPicture, type Sample } from './memory-picture.ts'

const samples: Sample[] = [
  { phase: 'addresses', minutes: 0, megabytes: 100 },
  { phase: 'addresses', minutes: 10, megabytes: 200 },
  { phase: 'traffic', minutes: 20, megabytes: 400 },
]

test('memory is drawn to scale, with its limit and where the phases meet', () => {
  const picture = memoryPicture(samples, { title: 'Memory: of a test', limit: 350 })
  // 450 MB at the top, 56; none at the bottom, 372: 316 units for 450 MB; 880 for 20 minutes.
  expect(picture).toContain('points="64,301.8 504,231.6 944,91.1"')
  expect(picture).toContain('d="M64 126.2H944" stroke="#b00"')
  expect(picture).toContain('d="M944 56V372" stroke="#999"')
  expect(picture).toContain('<title>Memory: of a test</title>')
})
