import type { GlossaryEntry } from '../glossary.ts'

/** The assistant explains no words. */
export const glossary: GlossaryEntry[] = []
