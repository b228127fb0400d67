import type { Plural } from './plural.ts'

/**
 * The interface in a company's words: `interfaceTexts` of its `texts/{language}/interface.ts`. What is
 * left out stays English; a plural has the forms of its own language.
 */
export type InterfaceTexts = {
  [Group in keyof English]?: {
    [Name in keyof English[Group]]?: Translated<English[Group][Name]>
  }
}

type Translated<Text> = Text extends string
  ? string
  : Text extends { other: string }
    ? Plural
    : { [Key in keyof Text]: Translated<Text[Key]> }

/** The engine's groups; a file of `english/` that is missing here fails a test. */
type English = {
  answers: typeof import('./english/answers.ts')
  budget: typeof import('./english/budget.ts')
  cells: typeof import('./english/cells.ts')
  chat: typeof import('./english/chat.ts')
  compare: typeof import('./english/compare.ts')
  crawlers: typeof import('./english/crawlers.ts')
  documents: typeof import('./english/documents.ts')
  faults: typeof import('./english/faults.ts')
  forms: typeof import('./english/forms.ts')
  knowledge: typeof import('./english/knowledge.ts')
  list: typeof import('./english/list.ts')
  listing: typeof import('./english/listing.ts')
  mail: typeof import('./english/mail.ts')
  model: typeof import('./english/model.ts')
  offline: typeof import('./english/offline.ts')
  pages: typeof import('./english/pages.ts')
  product: typeof import('./english/product.ts')
  quantities: typeof import('./english/quantities.ts')
  quote: typeof import('./english/quote.ts')
  reading: typeof import('./english/reading.ts')
  reply: typeof import('./english/reply.ts')
  sheets: typeof import('./english/sheets.ts')
  shell: typeof import('./english/shell.ts')
  ui: typeof import('./english/ui.ts')
  values: typeof import('./english/values.ts')
}
