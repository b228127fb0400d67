import { askedNames } from './form-shape.ts'
import { guardFields } from './form-guards.ts'
import { rowFields } from './line-rows.ts'

/** Columns of the export besides what a visitor filled in. */
export const exportHeads = {
  known: [
    'id',
    'reference',
    'kind',
    'status',
    'receivedAt',
    'deliveredAt',
    'itemId',
    'destinations',
    'attempts',
    'failureCode',
    'failureMessage',
    'failureAt',
  ],
  /** Of a quote's lines. */
  line: ['line', 'partNumber', 'quantity', 'partName', 'note'],
} as const

/** A control of such a name would stand in the place of what its form has of the document. */
const ofForms = [
  'action',
  'attributes',
  'autocomplete',
  'children',
  'elements',
  'encoding',
  'enctype',
  'length',
  'method',
  'name',
  'nodeName',
  'nodeType',
  'ownerDocument',
  'parentNode',
  'rel',
  'reset',
  'style',
  'submit',
  'tagName',
  'target',
]

/** What no field of a company's own may be called. */
export const reservedNames: ReadonlySet<string> = new Set([
  ...(['contact', 'lead', 'quote'] as const).flatMap(askedNames),
  'document',
  'lines',
  'receivedOn',
  ...rowFields,
  ...Object.values(guardFields),
  ...exportHeads.known,
  ...exportHeads.line,
  ...ofForms,
  'constructor',
])
