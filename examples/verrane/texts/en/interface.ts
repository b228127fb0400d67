import type { InterfaceTexts } from '#domain/texts/interface-texts.ts'

/** Where the trade has a word of its own; all else is the engine's English. */
export const interfaceTexts = {
  compare: {
    description:
      'Fiber-optic and photonic products side by side: what differs, and which is better.',
  },
  forms: {
    messageHint: 'What has to be connected, over what distance and by when.',
  },
  list: {
    missingText:
      'What these parts need beside them, or have room for. It may stand in your network already.',
  },
  listing: {
    askUs: 'Ask us: much is made to order',
  },
  product: {
    complianceStatus: 'BEAD/BABA',
    usCostShare: 'U.S. cost share',
  },
  quote: {
    messageHint:
      'Where and by when; what it has to connect to; the name of the award, if there is one.',
  },
  shell: {
    lookupHint: 'Product, part number, fiber count …',
  },
} satisfies InterfaceTexts
