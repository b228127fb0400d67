import { describe, expect, test } from 'vitest'
import { plain } from '#test/catalogue.ts'
import { useSite } from '#test/visit.ts'
import { swept } from '#test/sweep.ts'

const { visit, url } = useSite()
/** Its stem extensions end at 300 mm. */
const missed = 'QB-25-P-500'

describe.each(swept([true, false], [true]))(
  'a part number beyond what its product can be, with JavaScript: %s',
  (javaScriptEnabled) => {
    test('is no page, but the reason is said as on the list, and the product is offered first', async () => {
      const page = await visit(`/list?items=${missed}:1`, { javaScriptEnabled, tolerate: /404/ })
      const fault = await page.getByText(`${missed} cannot be ordered`).innerText()
      const [reason] = plain(fault).split(' Did you mean')
      expect(reason).toContain('Stem extension must be 50 to 300')
      const answer = await page.goto(url(`/${missed}`))
      expect(answer!.status()).toBe(404)
      await page.getByRole('heading', { level: 1, name: 'There is no page here' }).waitFor()
      expect(plain(await page.getByRole('main').innerText())).toContain(`here ${reason} Search`)
      const offered = page.getByRole('main').getByRole('listitem').getByRole('link')
      expect(await offered.first().getAttribute('href')).toBe('/ball-valve-dn25')
    })
  },
)
