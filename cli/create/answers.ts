import type { Logo } from '#domain/records/site.ts'
import type { BrandColors } from './brand-colors.ts'
import { readAddress, type Address } from './read-address.ts'
import { readColors } from './brand-colors.ts'
import { readLanguage, type Language } from './read-language.ts'
import { readLogo } from './read-logo.ts'
import { readName, readTrade, type CompanyName, type Trade } from './read-words.ts'
import type { Reading } from './reading.ts'

/** The answers to the six questions. */
export type Answers = {
  name: CompanyName
  trade: Trade
  colors: BrandColors
  logo: Logo
  language: Language
  address: Address
}

export type Question = {
  /** The option that answers it. */
  key: keyof Answers
  message: string
  /** The meaning of an empty answer; a question without it needs an answer. */
  usual?: { answer: string; placeholder: string }
  /** `before` holds the answers to earlier questions. */
  read: (text: string, before: Answers) => Reading<Answers[keyof Answers]>
}

/** In order. `here` is the folder that file names are relative to. */
export function questions(here: string, locale: string): Question[] {
  return [
    { key: 'name', message: 'What is the company called?', read: readName },
    {
      key: 'trade',
      message: 'What does it make, in one to four words? (hydraulic cylinders)',
      read: readTrade,
    },
    {
      key: 'colors',
      message: 'In which color: of buttons and lines, and after a comma one for what is good?',
      usual: { answer: '#1f6fb2', placeholder: '#1f6fb2' },
      read: readColors,
    },
    {
      key: 'logo',
      message: 'Its mark: an SVG file, or path data?',
      usual: { answer: '', placeholder: 'a ring for now' },
      read: (text) => readLogo(text, here),
    },
    {
      key: 'language',
      message: 'Language and region of the site? (de-DE)',
      usual: { answer: locale, placeholder: locale },
      read: readLanguage,
    },
    {
      key: 'address',
      message: 'Site; street, town; telephone; e-mail? Leave out what is not known yet.',
      usual: { answer: '', placeholder: 'made up for now' },
      read: (text, { name, language }) => readAddress(text, name.name, language.region),
    },
  ]
}
