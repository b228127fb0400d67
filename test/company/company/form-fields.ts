import type { FormFields } from '#domain/records/form-fields.ts'

/** What the forms ask for besides, and of whom a region is asked. */
export const formFields: FormFields = {
  quote: { title: false },
  own: [
    {
      name: 'medium',
      label: 'Medium',
      hint: 'What flows through it, and how warm it is.',
      kind: 'text',
      maxLength: 60,
      forms: ['contact', 'lead', 'quote'],
    },
    {
      name: 'delivery',
      label: 'Delivery',
      kind: 'choice',
      options: ['All at once', 'As it is ready'],
      forms: ['contact', 'quote'],
    },
  ],
  countries: {
    regions: { Iceland: [], Ireland: ['Connacht', 'Leinster', 'Munster', 'Ulster'] },
  },
}
