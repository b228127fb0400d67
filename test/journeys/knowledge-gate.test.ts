import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { viewer, view } from '#test/knowledge-page.ts'
import { inSweeps } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

describe('the gate', () => {
  /** The document that content marks. */
  const name = 'ball valve stainless'

  async function gated(
    answer: { status: number; body: object },
    answered = Promise.resolve(),
    before?: (page: Page) => Promise<unknown>,
  ) {
    const posted: Record<string, string>[] = []
    const network = { isCut: false }
    const page = await visit('/knowledge-center?category=Data+Sheets', {
      tolerate: /status of 502|ERR_INTERNET_DISCONNECTED|Failed to fetch/,
    })
    await page.route('**/api/lead', async (route) => {
      if (network.isCut) return route.abort('internetdisconnected')
      posted.push(route.request().postDataJSON())
      await answered
      await route.fulfill({ status: answer.status, json: answer.body })
    })
    await page.route('**/api/states*', (route) =>
      route.fulfill({ json: { country: 'Malta', states: [] } }),
    )
    await before?.(page)
    await view(page, name).click()
    const gate = page.getByRole('dialog', { name: 'Before you read' })
    await gate.waitFor()
    return { page, gate, posted, network }
  }
  type Gate = Awaited<ReturnType<typeof gated>>['gate']

  async function fill(gate: Gate) {
    await gate.getByLabel('Name', { exact: true }).fill('Ada')
    await gate.getByLabel('Company Name').fill('Example Networks')
    await gate.getByLabel('Company Email').fill('ada@example.com')
    await gate.getByLabel('Country').selectOption('Malta')
    await gate.getByLabel('State').fill('Gozo')
    // The company's own.
    await gate.getByLabel('Medium').fill('Brine')
  }

  test('sends the lead with the document’s name, closes, and leaves the viewer open', async () => {
    const answer = Promise.withResolvers<void>()
    const { page, gate, posted } = await gated(
      { status: 200, body: { ok: true, id: '1', reference: 'D123-4567-89AB' } },
      answer.promise,
    )
    await fill(gate)
    await gate.getByRole('button', { name: 'Submit' }).click()
    const busy = gate.getByRole('button', { name: 'Submitting...' })
    await busy.waitFor()
    expect(await busy.isDisabled()).toBe(true)
    answer.resolve()
    await gate.waitFor({ state: 'detached' })
    expect(await viewer(page).isVisible()).toBe(true)
    await page.getByText('of 2').waitFor()
    const status = viewer(page).getByRole('status')
    expect(await status.filter({ hasText: 'Reference' }).textContent()).toBe(
      'Submitted successfully! Reference D123-4567-89AB',
    )
    expect(posted).toHaveLength(1)
    expect(posted[0]).toMatchObject({
      firstName: 'Ada',
      document: name,
      country: 'Malta',
      medium: 'Brine',
    })
    expect(posted[0]!.submissionId).toMatch(/^[\da-f-]{36}$/)
  })

  inSweeps('says what failed and keeps what was filled in', async () => {
    const error = { code: 'rejected', message: 'Submission failed: Board is full' }
    const { gate } = await gated({ status: 502, body: { ok: false, error } })
    await fill(gate)
    await gate.getByRole('button', { name: 'Submit' }).click()
    await expect
      .poll(() => gate.getByRole('alert').textContent())
      .toBe('Submission failed: Board is full')
    expect(await gate.getByLabel('Company Name').inputValue()).toBe('Example Networks')
  })

  inSweeps(
    'written without a connection waits, and opens the document once it is sent',
    async () => {
      const { page, gate, posted, network } = await gated({
        status: 200,
        body: { ok: true, id: '1', reference: 'D123-4567-89AB' },
      })
      await fill(gate)
      network.isCut = true
      await page.context().setOffline(true)
      await gate.getByRole('button', { name: 'Submit' }).click()
      await gate
        .getByRole('status')
        .filter({ hasText: /^Not sent yet/ })
        .waitFor()
      expect(posted).toEqual([])
      expect(await viewer(page).getByRole('link', { name: 'Download' }).count()).toBe(0)
      network.isCut = false
      await page.context().setOffline(false)
      await gate.waitFor({ state: 'detached' })
      expect(posted).toHaveLength(1)
      expect(posted[0]).toMatchObject({ firstName: 'Ada', document: name })
      await page.getByText('of 2').waitFor()
    },
  )

  inSweeps('is not passed by what was written for another document', async () => {
    const answer = { ok: true, id: '9', reference: 'D000-0000-0000' }
    const other = { document: 'another', firstName: 'Ada' }
    const { page, gate } = await gated({ status: 200, body: answer }, undefined, (fresh) =>
      fresh.evaluate(keepWaiting, {
        id: 'of another',
        form: 'lead',
        endpoint: '/api/lead',
        contents: other,
        openMilliseconds: 5000,
        answer,
      }),
    )
    await fill(gate)
    expect(await gate.getByRole('status').count()).toBe(0)
    expect(await viewer(page).getByRole('link', { name: 'Download' }).count()).toBe(0)
  })

  inSweeps('stands before a document over any page', async () => {
    const page = await visit(
      '/ball-valve-stainless-dn15#doc=/files/dataSheets/ball-valve-stainless.pdf',
    )
    await page.getByRole('dialog', { name: 'Before you read' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Enter your details' }).waitFor()
    expect(await viewer(page).getByRole('link', { name: 'Download' }).count()).toBe(0)
  })

  test('asks for what is missing and sends nothing', async () => {
    const { gate, posted } = await gated({ status: 200, body: { ok: true, id: '1' } })
    await gate.getByRole('button', { name: 'Submit' }).click()
    await gate.getByRole('alert').waitFor()
    expect(await gate.getByRole('alert').getByRole('link').count()).toBe(5)
    expect(posted).toEqual([])
  })

  test('closed by Escape leaves the viewer, the document still behind it', async () => {
    const { page, gate } = await gated({ status: 200, body: { ok: true, id: '1' } })
    await page.keyboard.press('Escape')
    await gate.waitFor({ state: 'detached' })
    expect(await viewer(page).isVisible()).toBe(true)
    expect(await viewer(page).getByRole('link', { name: 'Download' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Enter your details' }).click()
    await gate.waitFor()
  })
})

/** Runs in the page: a form that waits in the browser, as one that was written there. */
function keepWaiting(waiting: object): void {
  localStorage.setItem('waiting-forms', JSON.stringify([waiting]))
}
