import { phrases, type LanguagePack } from '../language-pack.ts'

export const italian: LanguagePack = {
  code: 'it',
  affirmations: ['sì'],
  frequentWords: phrases(`
    a, ad, agli, ai, al, alla, alle, allo, allora, altra, altre, altri, altro, anche, ancora,
    avere, bisogno, buongiorno, buonasera, c, che, chi, ci, cioe, come, con, contro, cosa, cosi,
    cui, d, da, dagli, dai, dalle, davanti, dei, del, dell, dentro, deve, devo, devono, di,
    dopo, dove, due, e, ecco, ed, entro, era, essere, esterno, fare, fino, fra, fuori, gia, ha,
    hai, hanno, i, il, in, invece, io, l, la, le, lei, loro, lui, ma, mai, me, meglio, meno,
    mentre, mi, mia, mio, molto, ne, negli, nei, nella, nelle, nessuno, no, non, nostra, nostro,
    o, od, ogni, oltre, oppure, per, perche, piu, poi, prima, puo, pure, qualche, quando,
    quanti, quanto, quella, quelle, quelli, quello, qui, quindi, se, sei, sempre, senza, si,
    sia, siano, solo, sopra, sotto, sta, stessa, stesso, su, sua, sui, sulle, suo, tra, tre,
    troppo, tutta, tutte, un, una, uno, va, vi, voi, vorremmo, cerchiamo, cercando, metta,
    almeno, massimo, dall, nell, sull, all`),
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
    double: phrases(
      'alle due estremita, entrambe le estremita, entrambi i lati, su entrambi i lati',
    ),
    low: phrases(`
      almeno`),
    high: phrases(`
      fino a, al massimo, massimo, non piu di`),
    above: phrases(`
      piu di, piu profondo di, piu profonda di, piu largo di, piu larga di, piu alto di, piu alta di, piu lungo di,
      piu lunga di, piu pesante di, superare, supera`),
    below: phrases(`
      meno di`),
    rangeStart: phrases(`
      tra, fra`),
    rangeJoin: phrases(`
      a`),
    conjunction: phrases(`
      e`),
    alternative: phrases(`
      o`),
    negation: phrases(`
      senza, nessun, nessuna, tranne`),
  },
  attributeWords: {
    depth: phrases('profondita, piu profondo di, piu profonda di'),
    height: phrases('altezza, piu alto di, piu alta di'),
    width: phrases('larghezza, piu largo di, piu larga di'),
  },
  stopWords: phrases(`
    il, noi, voi, siamo, sono, ho, abbiamo, avete, hanno, ci, vi, lo, gli, dei, delle, degli,
    della, dello, nel, nella, sul, sulla, dal, dalla, questo, questa, questi, queste, quale,
    quali, vorrei, vogliamo, serve, servono, grazie, ciao, ogni, tutto, tutti, cerco, cos e,
    che cosa e`),
}
