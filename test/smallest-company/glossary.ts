import type { GlossaryEntry } from '#domain/records/glossary.ts'

export const glossary: GlossaryEntry[] = []
