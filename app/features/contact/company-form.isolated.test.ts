import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { FormFields } from '#domain/records/form-fields.ts'

const formFields: FormFields = {
  contact: {
    title: false,
    lastName: { required: true },
    companyName: { label: 'Waterworks', hint: 'Or your town.', required: false },
    category: false,
  },
  quote: { phoneNumber: { required: true }, lastName: false, title: false, state: false },
  own: [
    {
      name: 'greeting',
      label: 'Anrede',
      kind: 'choice',
      options: ['Frau', 'Herr'],
      required: true,
      before: 'firstName',
      forms: ['contact', 'quote'],
    },
    { name: 'medium', label: 'Medium', kind: 'text', forms: ['contact'] },
  ],
  countries: { regionAskedOf: 'divided' },
}
vi.mock('./form-fields.ts', () => ({ formFields }))

const { ContactForm } = await import('./contact-form.tsx')
const { QuoteForm } = await import('#app/features/quote/quote-form.tsx')
const view = { countries: () => ['Germany'], sent: false, rows: [] }
/** The form as the server sends it: what stands in it, in its order. */
function rendered(form: ReactElement) {
  const html = renderToStaticMarkup(form)
  return {
    html,
    names: [...html.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g)].map(
      ([, name]) => name,
    ),
    control: (name: string) =>
      new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '',
  }
}

test('the contact form has the fields that the company asks for, in their order', () => {
  const { html, names, control } = rendered(createElement(ContactForm, view))
  expect(names).toEqual([
    'greeting',
    'firstName',
    'lastName',
    'companyName',
    'companyEmail',
    'phoneNumber',
    'country',
    'state',
    'medium',
    'message',
    'remarks',
  ])
  expect(control('lastName')).toContain('required')
  expect(control('greeting')).toContain('required')
  expect(html).toContain('<option>Frau</option><option>Herr</option>')
  expect(control('companyName')).not.toContain('required')
  expect(html).toContain('>Waterworks</label>')
  expect(html).toContain('Or your town.')
  // Before the country is known, and where no script runs, it may stay empty.
  expect(control('state')).not.toContain('required')
})

test('the state is needed once a country with states is chosen, and gone where there are none', () => {
  const error = { code: 'invalid', message: '' }
  const of = (states: { name: string; code: string }[] | null) =>
    rendered(
      createElement(ContactForm, {
        ...view,
        posted: { values: { country: 'Germany' }, error },
        states,
      }),
    )
  expect(of([{ name: 'Bayern', code: 'BY' }]).control('state')).toContain('required')
  expect(of(null).names).not.toContain('state')
})

test('a request for a quote has in sight what is needed, and no more fields where none are left', () => {
  const { html, names, control } = rendered(createElement(QuoteForm, view))
  const asked = names.slice(names.indexOf('greeting'))
  expect(asked).toEqual([
    'greeting',
    'firstName',
    'companyName',
    'companyEmail',
    'country',
    'phoneNumber',
    'message',
    'remarks',
  ])
  expect(control('phoneNumber')).toContain('required')
  expect(html).not.toContain('<details')
  expect(html).not.toContain('Four fields are enough.')
})
