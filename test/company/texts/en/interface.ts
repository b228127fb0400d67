import type { InterfaceTexts } from '#domain/texts/interface-texts.ts'

export const interfaceTexts = {
  product: {
    complianceStatus: 'Public funds',
  },
} satisfies InterfaceTexts
