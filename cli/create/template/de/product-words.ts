import type { ProductWords } from '#domain/records/product-words.ts'

export const productWords: ProductWords = {
  goesWith: {
    heading: 'Was dazu passt',
    rows: {
      needs: 'Braucht',
      includes: 'Wird geliefert mit',
      takes: 'Nimmt auf',
      fits: 'Passt in',
      accessories: 'Zubehör',
      mates: 'Passt zusammen mit',
      partOf: 'Teil von',
      accessoryOf: 'Zubehör für',
    },
    relations: { mounting: 'Befestigung', transport: 'Transport' },
    either: 'eines von diesen',
  },
  compliance: {
    heading: 'Konformität und Normen',
    status: 'Status',
    class: 'Klasse',
    waiver: 'Ausnahme',
    usCostShare: 'Inländischer Anteil',
    share: 'der Kosten der Teile',
    finalAssembly: 'Endmontage',
    letter: 'Erklärung',
  },
  conformity: {
    heading: 'Normen',
    relations: {
      qualified: 'Geprüft nach',
      'designed to': 'Ausgelegt nach',
      'measured by': 'Gemessen nach',
    },
    immersion: 'unter Wasser',
  },
  statements: [],
}
