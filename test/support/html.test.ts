import { expect, test } from 'vitest'
import { elementsOf } from './html.ts'

test('elements come out with their attributes, and nothing out of scripts, values or comments', () => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>A &amp; B</title>
    <!-- <a href="/no"> --><script type="x" async="">if (1) "<a href='/no'>"</script></head>
    <body><a class="a b" href="/x?a=1&amp;b=2" data-x="&lt;a href=&quot;/no&quot;&gt;">x</a>
    <img srcSet="/a 1w, /b 2w" alt=""/><br/><input disabled="" value="1 &gt; 0"/></body></html>`
  const found = elementsOf(html)
  expect(found.map(({ name }) => name)).toEqual(
    'html head title script body a img br input'.split(' '),
  )
  const named = (name: string) => found.find((element) => element.name === name)!
  expect(named('title').text).toBe('A & B')
  expect(named('a').attributes).toEqual({
    class: 'a b',
    href: '/x?a=1&b=2',
    'data-x': '<a href="/no">',
  })
  expect(named('img').attributes.srcset).toBe('/a 1w, /b 2w')
  expect(named('input').attributes).toEqual({ disabled: '', value: '1 > 0' })
})
