import type { CareersPage } from '#domain/records/careers.ts'

export const careersPage: CareersPage | undefined = undefined
