import type { InterfaceDefinition } from '#domain/records/interface.ts'

export const interfaces: InterfaceDefinition[] = []
