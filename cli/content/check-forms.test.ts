import { expect, test } from 'vitest'
import { expectTold, told } from './company.fixture.ts'

const own = `
  { name: 'medium', label: 'Medium', kind: 'txt', forms: ['contact'] },
  { name: 'title', label: 'Title', kind: 'text', forms: ['contact'] },
  { name: 'submissionId', label: 'Id', kind: 'text', forms: ['contact'] },
  { name: 'Not a name', label: ' ', kind: 'text', forms: ['contact'] },
  { name: 'speed', label: 'Speed', kind: 'text', forms: ['contakt'], maxLength: 4000 },
  { name: 'use', label: 'Use', kind: 'choice', options: ['In', ' Out'], forms: ['quote'] },
  { name: 'one', label: 'One', kind: 'choice', options: ['In'], forms: ['quote'] },
  { name: 'mixed', label: 'Mixed', kind: 'text', options: ['In', 'Out'], forms: ['quote'] },
  { name: 'late', label: 'Late', kind: 'text', forms: ['quote'], requird: true },
  { name: 'lost', kind: 'text' },`

/** Each is of another shape than the record has. */
const misshapen: Parameters<typeof told>[0] = {
  'company/form-fields.ts': () => `export const formFields = {
    contact: { titel: false, companyEmail: false, type: { required: true } },
    quote: { lastName: { requird: true }, phoneNumber: null },
    leads: {},
    own: [${own}
    ],
    countries: {
      offered: ['United Kingdom', 'Ireland', 'Ireland'],
      regionAskedOf: 'everybody',
      regions: { France: ['Corse', 'Corse'], Spain: [''] },
    },
  }
`,
}

const shapes = [
  'form-fields.ts: formFields.leads: error: is nothing that is read',
  'formFields.contact.titel: error: is nothing that is read',
  'formFields.contact.companyEmail: error: cannot be left out or left empty: enquiries are',
  'formFields.contact.type.required: error: is nothing that is read',
  'formFields.quote.lastName.requird: error: is nothing that is read',
  'formFields.quote.phoneNumber: error: is “null”: write false to leave the field out',
  "formFields.own[0].kind: error: is no kind of field: write 'text' or 'choice'",
  'formFields.own[1].name: error: “title” is a name that the software uses itself',
  'formFields.own[2].name: error: “submissionId” is a name that the software uses itself',
  'formFields.own[3].name: error: “Not a name” is no name for a field: begin with a small letter',
  'formFields.own[3].label: error: says nothing: write it',
  'formFields.own[4].forms[0]: error: is no form: write some of contact, lead, quote',
  'formFields.own[4].maxLength: error: ',
  'formFields.own[5].options[1]: error: “ Out” is empty or has spaces around it',
  'formFields.own[6].options: error: are fewer than two: there is nothing to choose',
  'formFields.own[7].options: error: is nothing that is read',
  'formFields.own[8].requird: error: is nothing that is read',
  'formFields.own[9].label: error: says nothing: write it',
  'formFields.own[9].forms: error: name no form',
  'formFields.countries.offered[2]: error: “Ireland” is there twice: take one out',
  "formFields.countries.regionAskedOf: error: write 'all', 'divided' or a list",
  'formFields.countries.regions.France[1]: error: “Corse” is there twice: take one out',
  'formFields.countries.regions.Spain[0]: error: “” is empty or has spaces around it',
]

const mistakes: Parameters<typeof told>[0] = {
  'company/form-fields.ts': () => `export const formFields = {
    contact: { title: false },
    quote: { title: false },
    own: [
      { name: 'medium', label: 'Medium', kind: 'text', forms: ['contact'] },
      { name: 'use', label: 'Use', kind: 'choice', options: ['In', 'Out'], forms: ['quote'] },
      { name: 'late', label: 'Late', kind: 'text', forms: ['quote'], before: 'category' },
    ],
    countries: { offered: ['United Kingdom', 'Irland'] },
  }
`,
  'company/enquiries.ts': (text) =>
    text.replace(
      "type: 'color_mksyhprt',\n    },",
      "type: 'color_mksyhprt',\n    },\n    ownColumns: { medum: 'text_1', use: 'text_mkrne8ph' },",
    ),
}

const said = [
  'formFields.own[2].before: error: “category” is no field of these forms',
  'formFields.countries.offered[1]: error: “Irland” is no country of the forms: did you mean “Ireland”?',
  'boards.contact.columns.title: warning: no field fills it, for company/form-fields.ts leaves it',
  'boards.contact.ownColumns.medum: error: no field fills it: did you mean medium?',
  'boards.contact.ownColumns.use: error: “text_mkrne8ph” is the column of country too',
]

test.each([
  ['is not of its shape', misshapen, shapes],
  ['asks in vain', mistakes, said],
])('what of a record of fields %s is told, with what to write', (_, files, faults) => {
  expectTold(files, faults)
})

test('a record that is no list of fields is told, not stumbled over', () => {
  const lines = told({
    'company/form-fields.ts': () => 'export const formFields = { own: { name: 1 } }\n',
  })
  expect(lines[0]).toContain('formFields.own: error: is no list: write fields between [ and ]')
})

test('own fields that no column and no message of a board takes are told', () => {
  const lines = told({
    'company/form-fields.ts': () =>
      "export const formFields = { own: [{ name: 'medium', label: 'Medium', kind: 'text', forms: ['lead'] }] }\n",
    'company/enquiries.ts': (text) =>
      text.replace(/message: 'long_text_mkspwtdh',\n\s+receivedOn/, 'receivedOn'),
  })
  expect(lines.filter((line) => line.includes('medium'))).toEqual([
    expect.stringContaining(
      'boards.lead.ownColumns: warning: has no column for medium, and none for the message',
    ),
  ])
})
