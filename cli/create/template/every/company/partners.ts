import type { PartnersPage } from '#domain/records/partners.ts'

export const partnersPage: PartnersPage | undefined = undefined
