import { expect, test } from 'vitest'
import { sourceOf } from './chunk-contents.ts'

test.each([
  ['node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['node_modules/@scope/one/dist/a.js', '@scope/one'],
  ['node_modules/one/node_modules/two/a.js', 'two'],
  ['app/features/catalogue/product-card.tsx', 'app/features'],
  ['app/root.tsx?route', 'app'],
  ['\0virtual:of-a-plugin', 'the build'],
  ['entry.js', 'the build'],
])('%s counts as %s', (path, source) => {
  expect(sourceOf(path)).toBe(source)
})
