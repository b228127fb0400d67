import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

const figure = '\u2066400\u00a0bar\u2069'

test('an element’s texts have their figures by themselves, those within HTML too', () => {
  expect(inOrder('p', { children: 'עד 400 bar' }).children).toBe(`עד ${figure}`)
  expect(inOrder('p', { children: ['400 bar', 7, ['400 bar', null]] }).children).toEqual([
    figure,
    7,
    [figure, null],
  ])
  const html = '<a href="/x?a=400 bar">עד 400 bar</a>'
  expect(inOrder('div', { dangerouslySetInnerHTML: { __html: html } })).toEqual({
    dangerouslySetInnerHTML: { __html: `<a href="/x?a=400 bar">עד ${figure}</a>` },
  })
})

test('what is sent or read as it is stays as it is', () => {
  const children = '400 bar'
  const Component = () => null
  for (const type of ['title', 'textarea', 'script', 'option', Component]) {
    expect(inOrder(type, { children }), String(type)).toEqual({ children })
  }
  expect(inOrder('option', { value: 'a', children })).toEqual({ value: 'a', children: figure })
  expect(inOrder('input', { value: '400 bar', placeholder: '400 bar' })).toEqual({
    value: '400 bar',
    placeholder: figure,
  })
  expect(inOrder('br', undefined)).toBe(undefined)
})
