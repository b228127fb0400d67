import type { InterfaceTexts } from '#domain/texts/interface-texts.ts'

export const interfaceTexts = {
  compare: {
    interfacesGroup: 'What screws onto what',
    complianceGroup: 'Public funds and standards',
  },
  product: {
    companions: {
      needs: 'Needs',
      includes: 'In the box',
      takes: 'Takes',
      fits: 'Fits',
      accessories: 'Accessories',
      mates: 'Screws onto',
      partOf: 'Part of',
      accessoryOf: 'Accessory of',
    },
    compliance: 'Public funds and standards',
    complianceStatus: 'Public funds',
    usCostShare: 'Home share',
    finalAssembly: 'Assembled in',
    conformity: {
      qualified: 'Tested to',
      'designed to': 'Designed to',
      'measured by': 'Measured by',
    },
  },
} satisfies InterfaceTexts
