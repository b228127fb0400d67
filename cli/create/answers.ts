import type { Logo } from '#domain/records/site.ts'
import type { BrandColors } from './brand-colors.ts'
import { readAddress, type Address } from './read-address.ts'
import { readColors } from './read-colors.ts'
import { readLanguage, type Language } from './read-language.ts'
import { readLogo } from './read-logo.ts'
import { readName, readTrade, type CompanyName, type Trade } from './read-words.ts'
import type { Reading } from './reading.ts'

/** What the six questions were answered with. */
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
  ask: string
  /** What an empty answer means; without it there has to be one. */
  usual?: { answer: string; said: string }
  /** Those before it are answered already. */
  read: (text: string, before: Answers) => Reading<Answers[keyof Answers]>
}

/** In the order in which they are asked. `here` is what a file's name is read from. */
export function questions(here: string, locale: string): Question[] {
  return [
    { key: 'name', ask: 'What is the company called?', read: readName },
    {
      key: 'trade',
      ask: 'What does it make, in one to four words? (hydraulic cylinders)',
      read: readTrade,
    },
    {
      key: 'colors',
      ask: 'In which color: of buttons and lines, and after a comma one for what is good?',
      usual: { answer: '#1f6fb2', said: '#1f6fb2' },
      read: readColors,
    },
    {
      key: 'logo',
      ask: 'Its mark: an SVG file, or path data?',
      usual: { answer: '', said: 'its initials' },
      read: (text, { name }) => readLogo(text, name.prefix, here),
    },
    {
      key: 'language',
      ask: 'Language and region of the site? (de-DE)',
      usual: { answer: locale, said: locale },
      read: readLanguage,
    },
    {
      key: 'address',
      ask: 'Where is it: site; street, town; telephone; e-mail? Leave out what is not known yet.',
      usual: { answer: '', said: 'made up for now' },
      read: (text, { name, language }) => readAddress(text, name.name, language.region),
    },
  ]
}
