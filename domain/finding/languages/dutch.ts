import type { Language } from './language.ts'
import { phrases } from './phrases.ts'

/** Dutch. */
export const dutch: Language = {
  limits: {
    manipulation: [/\bnegeer\b.{0,40}\b(?:instruc|regel|vorige|eerdere)/],
    commercial: [
      /\bprij(?:s|zen)\b|\bwat kost(?:en)?\b|\bofferte\b|\bkorting\b/,
      /\blevertijd(?:en)?\b|\bop voorraad\b/,
    ],
  },
  same: {
    buiten: 'outdoor',
    buitenshuis: 'outdoor',
    binnen: 'indoor',
    muur: 'wall',
    paal: 'pole',
    behuizing: 'housing',
    lade: 'tray',
  },
  numbers: {
    twee: 2,
    drie: 3,
    vijf: 5,
    zes: 6,
    zeven: 7,
    negen: 9,
    tien: 10,
    twaalf: 12,
    dozijn: 12,
    zestien: 16,
    twintig: 20,
    vierentwintig: 24,
    achtenveertig: 48,
    honderd: 100,
    duizend: 1000,
  },
  nouns: {
    depth: ['diepte', 'dieper dan'],
    height: ['hoogte', 'hoger dan'],
    width: ['breedte', 'breder dan'],
  },
  having: ['met'],
  words: {
    atLeast: ['minstens'],
    upTo: ['tot'],
    atMost: ['maximaal', 'hoogstens', 'ten hoogste', 'niet meer dan'],
    over: phrases(`
      past, hoger dan, breder dan, dieper dan, langer dan, meer dan
    `),
    under: ['minder dan'],
    about: ['circa'],
    not: ['geen', 'zonder', 'niet', 'behalve'],
    mention: ['voor', 'met'],
    ask: ['nodig', 'zoek'],
    define: ['wat is'],
    fit: ['past'],
    compare: ['verschil'],
    this: ['dit product'],
    people: ['iemand spreken'],
    stop: phrases(`
      hangen, hangt, het, een, ik, wij, jullie, zijn, heeft, hebben, kan, kunnen, moet, van, naar,
      uit, bij, op, aan, dit, dat, deze, ook, nog, maar, wel, graag, bedankt, welke, hoe, wat
    `),
  },
}
