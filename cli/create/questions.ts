import { readAccent, type BrandColors } from './brand-colors.ts'
import { readLanguage, type Language } from './read-language.ts'
import { readName, readTrade, type CompanyName, type Trade } from './read-words.ts'

export type Answers = {
  name: CompanyName
  trade: Trade
  color: BrandColors
  language: Language
}

export type Reading<Value> = { ok: true; value: Value } | { ok: false; message: string }

export type Question = {
  /** The option that answers it. */
  key: keyof Answers
  message: string
  /** The meaning of an empty answer; a question without it needs an answer. */
  usual?: string
  read: (text: string) => Reading<Answers[keyof Answers]>
}

/** In order. `locale` is the language and region of this machine. */
export function questions(locale: string): Question[] {
  return [
    { key: 'name', message: 'What is the company called?', read: readName },
    {
      key: 'trade',
      message: 'What does it make, in one to four words? (hydraulic cylinders)',
      read: readTrade,
    },
    {
      key: 'color',
      message: 'In which color are buttons and lines?',
      usual: '#1f6fb2',
      read: readAccent,
    },
    {
      key: 'language',
      message: 'Language and region of the site? (de-DE)',
      usual: locale,
      read: readLanguage,
    },
  ]
}
