import { beforeEach, expect, test } from 'vitest'
import { asLeft, keepPages, noteStep } from './as-left.ts'

type Router = Parameters<typeof keepPages>[0]

/** A router that shows what it is told to. */
function routerAt(first: string) {
  const listeners: (() => void)[] = []
  const shown = (to: string, data: unknown, more: object = {}) =>
    ({
      location: new URL(to, 'https://site.example'),
      navigation: { state: 'idle' },
      matches: [{ route: { id: 'root' } }, { route: { id: 'page' } }],
      loaderData: { root: 'of all', page: data },
      errors: null,
      ...more,
    }) as unknown as Router['state']
  const router = {
    state: shown(first, `of ${first}`),
    routes: [],
    subscribe: (listen: () => void) => (listeners.push(listen), () => {}),
  }
  const show = (to: string, data: unknown = `of ${to}`, more?: object) => {
    router.state = shown(to, data, more)
    for (const listen of listeners) listen()
  }
  keepPages(router)
  return { show }
}

const at = (path: string) => ({ url: `https://site.example${path}` })
const step = (path: string) => noteStep(new URL(path, 'https://site.example'))
let pages = 0
let a: string
let b: string
beforeEach(() => {
  pages++
  a = `/a${pages}?page=2`
  b = `/b${pages}`
})

test('what failed, or is only on its way, is not kept', () => {
  const { show } = routerAt(a)
  show(a, undefined, { errors: { page: new Error('none') } })
  show(b, 'half', { navigation: { state: 'loading' } })
  step(a)
  expect(asLeft(at(a))).toBeUndefined()
  step(b)
  expect(asLeft(at(b))).toBeUndefined()
})
