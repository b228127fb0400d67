import { launchChromium } from '#test/chromium.ts'
const browser = await launchChromium()
for (const [site, path] of [['http://localhost:8101', '/vmt-multiport-mid-span-terminal']]) for (const wait of [0, 0, 0, 50, 200, 500]) {
const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
await page.goto(site + path)
await page.waitForSelector('html[data-hydrated]')
const region = page.locator('section[aria-label="Related products"]')
const ul = region.locator('ul').first()
await page.waitForTimeout(wait)
await region.getByRole('button', { name: 'Next' }).click()
await page.waitForTimeout(1500)
console.log(wait, await ul.evaluate((e) => [e.scrollLeft, e.scrollWidth, e.clientWidth]))
await page.close()
}
await browser.close()
