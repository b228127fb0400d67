import { describe, expect, test } from 'vitest'
import type { FormFields } from '#domain/records/form-fields.ts'
import { contact, lead, quote } from '#test/submissions.fixture.ts'
import { formsWorld } from './forms.fixture.ts'

/** A company without titles, that wants to know what flows and asks for a region in Canada alone. */
const record: FormFields = {
  contact: { title: false, phoneNumber: { required: true } },
  own: [
    {
      name: 'medium',
      label: 'Medium',
      kind: 'choice',
      options: ['Water', 'Oil'],
      required: true,
      forms: ['contact', 'lead', 'quote'],
    },
  ],
  countries: { offered: ['Canada', 'Iceland'], regionAskedOf: ['Canada'] },
}
const world = () => formsWorld({}, record)
const iceland = { country: 'Iceland', state: '', title: '', medium: 'Oil' }

describe('forms as the company has them', () => {
  test('are taken as JSON with the company’s own fields', async () => {
    const { post, stored } = world()
    for (const { kind, fields } of [contact(), lead(), quote()]) {
      const { status } = await post(`/api/${kind}`, { ...fields, ...iceland })
      expect(status, kind).toBe(200)
    }
    const fields = (await stored()).map((one) => one.fields)
    expect(fields).toHaveLength(3)
    for (const one of fields) expect(one).toMatchObject({ medium: 'Oil', country: 'Iceland' })
  })

  test('are taken of a browser without JavaScript, and come back filled in', async () => {
    const { post, stored, shown } = world()
    const filled = { ...contact().fields, ...iceland }
    const wrong = new URLSearchParams({ ...filled, medium: 'Tar', phoneNumber: '' })
    expect((await post('/contact-us', wrong)).status).toBe(422)
    const [{ values, error }] = shown as [(typeof shown)[number]]
    expect(error.fields).toEqual({
      phoneNumber: 'Fill in “Phone Number”.',
      medium: 'Choose one from the list.',
    })
    expect(values).toMatchObject({ medium: 'Tar', companyName: filled.companyName })
    expect(values).not.toHaveProperty('title')
    expect((await post('/contact-us', new URLSearchParams(filled))).status).toBe(303)
    expect((await stored())[0]?.fields).toMatchObject({ medium: 'Oil', title: '', state: '' })
  })
})
