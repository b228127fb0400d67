import type { Language } from './language.ts'
import { phrases } from './phrases.ts'

/** Italian. */
export const italian: Language = {
  limits: {
    manipulation: [/\bignor[ai]\b.{0,40}\b(?:istruzion|regol|precedent)/],
    commercial: [
      /\bprezz[io]\b|\bquanto costa(?:no)?\b|\bpreventivo\b|\bscont[io]\b/,
      /\btempi di consegna\b|\bdisponibil[ei] a magazzino\b/,
    ],
  },
  same: {
    esterno: 'outdoor',
    parete: 'wall',
    scatola: 'box',
    guarnizione: 'gasket',
  },
  numbers: {
    due: 2,
    quattro: 4,
    otto: 8,
    tre: 3,
    cinque: 5,
    sette: 7,
    nove: 9,
    dieci: 10,
    dodici: 12,
    dozzina: 12,
    sedici: 16,
    venti: 20,
    ventiquattro: 24,
    quarantotto: 48,
    cento: 100,
  },
  nouns: {
    depth: ['profondita'],
    height: ['altezza'],
    width: ['larghezza'],
  },
  words: {
    atLeast: ['almeno'],
    upTo: ['fino a'],
    atMost: ['al massimo', 'massimo'],
    not: ['senza', 'nessun', 'nessuna', 'tranne'],
    ask: ['cerco'],
    define: ['cos e', 'che cosa e'],
    fit: ['compatibile'],
    compare: ['confronto', 'differenza'],
    this: ['questo prodotto'],
    people: ['parlare con qualcuno'],
    stop: phrases(`
      il, noi, voi, siamo, sono, ho, abbiamo, avete, hanno, ci, vi, lo, gli, dei, delle, degli,
      della, dello, nel, nella, sul, sulla, dal, dalla, questo, questa, questi, queste, quale,
      quali, vorrei, vogliamo, serve, servono, grazie, ciao, ogni, tutto, tutti
    `),
  },
}
