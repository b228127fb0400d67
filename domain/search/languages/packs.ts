import type { LanguagePack } from '../language-pack.ts'
import { chinese } from './chinese.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { spanish } from './spanish.ts'

/** All languages that search reads; the first one decides between them. */
export const languagePacks: readonly LanguagePack[] = [
  english,
  german,
  french,
  spanish,
  dutch,
  italian,
  chinese,
  japanese,
]
