import type { Values } from '#domain/records/home.ts'

export const values: Values | undefined = undefined
