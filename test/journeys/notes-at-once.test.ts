import { expect, test } from 'vitest'
import { useSite } from '#test/visit.ts'

const { visit, quiet } = useSite()

test('how a text was read stands there with the list that it gives, the first one too', async () => {
  const page = await visit('/products')
  const field = page.getByRole('searchbox', { name: 'Search all products' })
  await field.focus()
  await quiet(page)
  const shownAt = (part: string) =>
    page.evaluate(
      (text) =>
        new Promise<number>((done) => {
          const results = document.querySelector('main section[aria-label="Results"]')!
          const look = () => {
            if (!results.textContent.includes(text)) return
            observer.disconnect()
            done(performance.now())
          }
          const observer = new MutationObserver(look)
          observer.observe(results, { subtree: true, childList: true, characterData: true })
        }),
      part,
    )
  const times = Promise.all([shownAt('Read as'), shownAt('Showing 1')])
  await field.pressSequentially('brass')
  const [read, list] = await times
  expect(read - list).toBeLessThan(100)
})
