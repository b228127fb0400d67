import type { InterfaceTexts } from '#domain/texts/interface-texts.ts'

/** Where the trade has a word of its own; all else is the engine's English. */
export const interfaceTexts = {
  budget: {
    jointsOuter: {
      one: '{count} at the optics, not counted',
      other: '{count} at the optics, not counted',
    },
    enough: 'No overload: the channel takes {sum} at the least, {least} are needed.',
    short:
      'Overload: the channel may take as little as {sum}, and {least} are needed. {missing} are missing: an attenuator in front of the receiver adds them.',
    maybe: {
      one: 'Overload cannot be told: {sum} of {least} are stated, {missing} are missing, and one row states no least loss.',
      other:
        'Overload cannot be told: {sum} of {least} are stated, {missing} are missing, and {count} rows state no least loss.',
    },
    refused:
      '{a} ({aEnd}) and {b} ({bEnd}) look alike and must not be mated: different end faces leave a gap of air and may damage both.',
    openEnd: 'The bare fiber of {open} cannot be plugged into {other}: splice a pigtail to it.',
    tooLong: '{length} of fiber, and {limit} reaches {longest}.',
  },
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
    costShare: 'U.S. cost share',
  },
  quote: {
    messageHint:
      'Where and by when; what it has to connect to; the name of the award, if there is one.',
  },
  shell: {
    lookupHint: 'Product, part number, fiber count …',
  },
} satisfies InterfaceTexts
