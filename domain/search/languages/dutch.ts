import { phrases, type LanguagePack } from '../language-pack.ts'

export const dutch: LanguagePack = {
  code: 'nl',
  synonyms: {
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
  operators: {
    low: phrases(`
      minstens`),
    high: phrases(`
      tot, maximaal, hoogstens, ten hoogste, niet meer dan`),
    above: phrases(`
      past, hoger dan, breder dan, dieper dan, langer dan, meer dan`),
    below: phrases(`
      minder dan`),
    near: phrases(`
      circa`),
    negation: phrases(`
      geen, zonder, niet, behalve`),
    context: phrases(`
      voor, met`),
    feature: phrases(`
      met`),
  },
  attributeWords: {
    depth: phrases('diepte, dieper dan'),
    height: phrases('hoogte, hoger dan'),
    width: phrases('breedte, breder dan'),
  },
  stopWords: phrases(`
    hangen, hangt, het, een, ik, wij, jullie, zijn, heeft, hebben, kan, kunnen, moet, van, naar,
    uit, bij, op, aan, dit, dat, deze, ook, nog, maar, wel, graag, bedankt, welke, hoe, wat,
    nodig, zoek, wat is`),
  cues: {
    question: phrases('wat, welke, hoe, waarom, wanneer, waar, wie'),
    amount: phrases('hoeveel, aantal, totaal'),
    difference: phrases('verschil, verschillen, beter, vergelijk, of'),
    fitting: phrases('past, passen, compatibel, werkt met'),
    document: phrases('handleiding, datasheet, tekening, certificaat, brochure'),
    company: phrases('vacature, vacatures, kantoor, distributeur, telefoon, iemand'),
    priceOrDate: phrases('prijs, prijzen, levertijd'),
    commerce: phrases('prijs, prijzen, kost, offerte, levertijd, garantie, retour'),
    want: phrases('zoek, nodig, wil, hebben jullie, is er'),
    retraction: phrases('nee, toch, liever, sorry'),
    greeting: phrases('hallo, goedemorgen'),
    thanks: phrases('bedankt, dank je'),
  },
  bracketWords: phrases('haken'),
  askerWords: phrases('klant, vraag'),
}
