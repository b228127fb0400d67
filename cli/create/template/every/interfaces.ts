import type { InterfaceDefinition } from '#domain/records/interface.ts'

/** What goes into what, or onto it, by the name that both sides state. */
export const interfaces: InterfaceDefinition[] = []
