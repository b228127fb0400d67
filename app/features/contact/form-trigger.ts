import type { Trigger } from '#app/islands/island.tsx'
import { draftKey } from './keep-draft.ts'
import { waitingName } from './waiting-forms.ts'

/** A form hydrates by itself where something is to be put back into it, or to be told of one that waits. */
export const formTrigger = (form: string): Trigger => ({ stored: [draftKey(form), waitingName] })
