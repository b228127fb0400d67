import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] })
const p = await b.newPage()
p.on('console', m => console.log('CONSOLE', m.type(), m.text().slice(0,600)))
p.on('pageerror', e => console.log('ERR', e.message))
p.on('requestfailed', r => console.log('FAILED', r.url(), r.failure()?.errorText))
for (const path of ['/contact-us', '/quote?items=QB-15:40,QX-9:2']) {
await p.goto('http://localhost:3340' + path)
console.log(await p.evaluate(() => document.documentElement.dataset.hydrated))
await p.getByLabel('Name', {exact:true}).first().fill('Early')
await p.locator('[data-awake]').waitFor({state:'attached'})
console.log(await p.evaluate(() => { const d = document.querySelector('[data-island]').dataset; return JSON.stringify(d) }), await p.getByLabel('Name', {exact:true}).first().inputValue(), await p.locator('select[name=country] option').count())
await p.screenshot({ path: `/tmp/forms-${path.includes('quote') ? 'quote' : 'contact'}.png`, fullPage: true })
await p.getByRole('main').getByRole('button', { name: /^(Submit|Request a quote)/ }).click()
await p.waitForTimeout(1500)
console.log(await p.getByRole('alert').innerText().catch(e => e.message))
}
await b.close()
