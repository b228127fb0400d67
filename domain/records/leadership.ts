import type { PageHead } from './page-head.ts'

export type LeadershipPage = PageHead & {
  intro: string
  /** What the chief says, in words of their own. */
  statement: string
  team: { heading: string; text: string }
  people: Executive[]
}

export type Executive = {
  name: string
  title: string
  /** What the person answers for, in a few words. */
  charge: string
  /** A portrait of the storage, 480 × 600. */
  image: string
  /** A profile that the person keeps; not everybody does. */
  linkedin?: string
  /** 80 to 150 words, in paragraphs. */
  bio: string[]
  /** The one who leads the company. */
  chief?: true
}
