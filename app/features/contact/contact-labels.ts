import type { ContactFields } from '#domain/submission/contact.ts'
import * as texts from '#texts/forms.ts'

/** What each field is called, in this order (SPECIFICATION §5). */
export const contactLabels: Record<keyof ContactFields, string> = texts.fields
