import type { Opening } from './film.ts'
import type { PageHead } from './page-head.ts'

export type CareersPage = PageHead & {
  hero: Opening
  jobBoard: string
  kinds?: { heading: string; text: string; items: { label: string; value: string }[] }
  pictures?: { heading: string; items: WorkPicture[] }
  teams?: { heading: string; text: string; items: TeamProfile[] }
  /** One person, asked. */
  spotlight?: { heading: string; role: string; text: string; questions: SpotlightQuestion[] }
  apply?: { heading: string; steps: ApplicationStep[] }
}

/** One of the pictures shown in turn, 16:9. */
export type WorkPicture = { picture: string; alt: string; title: string; text: string }

export type TeamProfile = {
  name: string
  /** A drawing of the storage, 1200 × 675. */
  picture: string
  alt: string
  /** Shown at once; `more` follows on request. */
  text: string
  more: string[]
  facts: { label: string; value: string }[]
}

export type SpotlightQuestion = { question: string; answer: string }

export type ApplicationStep = {
  title: string
  text: string
  /** An address that ends the sentence. */
  email?: string
}
