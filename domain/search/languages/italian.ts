import { phrases, type LanguagePack } from '../language-pack.ts'

export const italian: LanguagePack = {
  code: 'it',
  synonyms: {
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
  operators: {
    low: phrases(`
      almeno`),
    high: phrases(`
      fino a, al massimo, massimo`),
    negation: phrases(`
      senza, nessun, nessuna, tranne`),
  },
  attributeWords: {
    depth: phrases('profondita'),
    height: phrases('altezza'),
    width: phrases('larghezza'),
  },
  stopWords: phrases(`
    il, noi, voi, siamo, sono, ho, abbiamo, avete, hanno, ci, vi, lo, gli, dei, delle, degli,
    della, dello, nel, nella, sul, sulla, dal, dalla, questo, questa, questi, queste, quale,
    quali, vorrei, vogliamo, serve, servono, grazie, ciao, ogni, tutto, tutti, cerco, cos e,
    che cosa e`),
}
