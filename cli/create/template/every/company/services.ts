import type { ServicesPage } from '#domain/records/services.ts'

export const servicesPage: ServicesPage | undefined = undefined
