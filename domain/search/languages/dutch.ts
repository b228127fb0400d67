import { phrases, type LanguagePack } from '../language-pack.ts'

export const dutch: LanguagePack = {
  code: 'nl',
  affirmations: ['ja'],
  frequentWords: phrases(`
    aan, achter, af, al, alle, alleen, als, altijd, bent, ben, bij, binnen, boven, buiten, daar,
    dan, dat, de, den, deze, die, dit, doen, door, dus, echt, een, eens, eigenlijk, elk, elke,
    en, er, erin, ergens, geen, geven, gewoon, goed, graag, had, hem, heb, hebben, hebt, heeft,
    heel, hen, hier, hij, hoe, hun, iets, in, is, ja, je, jou, jouw, jullie, kan, komt, komen,
    kun, kunnen, kunt, liever, maken, maar, mag, me, meer, met, mij, mijn, misschien, moet,
    moeten, mogen, na, naar, naast, niet, niets, nog, nu, of, om, omdat, onder, ons, onze, ook,
    op, over, per, rond, samen, sinds, te, tegen, ten, ter, terwijl, toch, toe, tot, tussen, u,
    uit, uw, van, vanaf, veel, voor, vooral, waar, waarin, waarvoor, wat, we, weer, wel, welk,
    welke, wie, wij, wil, willen, worden, wordt, zal, ze, zelf, zelfde, zit, zitten, zijn, zo,
    zoals, zoiets, zoek, zoeken, zonder, zou, zouden, twee, minstens, maximaal, goedemiddag,
    goedendag, dag, ander, andere`),
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
    double: phrases(
      'aan beide uiteinden, beide uiteinden, aan beide kanten, beide kanten, beide zijden',
    ),
    low: phrases(`
      minstens`),
    high: phrases(`
      tot, maximaal, hoogstens, ten hoogste, niet meer dan`),
    above: phrases(`
      past, hoger dan, breder dan, dieper dan, langer dan, meer dan, zwaarder dan, dieper zijn dan`),
    below: phrases(`
      minder dan, lager dan, korter dan`),
    near: phrases(`
      circa`),
    rangeStart: phrases(`
      tussen`),
    rangeJoin: phrases(`
      tot`),
    conjunction: phrases(`
      en`),
    alternative: phrases(`
      of`),
    negation: phrases(`
      geen, zonder, niet, behalve`),
    context: phrases(`
      voor, met`),
    feature: phrases(`
      met`),
  },
  attributeWords: {
    depth: phrases('diepte, dieper dan, dieper zijn dan'),
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
    rate: phrases('per, elk, elke, ieder, iedere'),
    completion: phrases('vol, volledig, vullen, gevuld, compleet'),
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
