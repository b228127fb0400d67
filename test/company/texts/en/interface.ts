import type { InterfaceTexts } from '#domain/texts/interface-texts.ts'

export const interfaceTexts = {
  compare: {
    interfacesGroup: 'What screws onto what',
    complianceGroup: 'Public funds and standards',
  },
  product: {
    complianceStatus: 'Public funds',
  },
} satisfies InterfaceTexts
