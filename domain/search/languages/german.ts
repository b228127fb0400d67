import { phrases, type LanguagePack } from '../language-pack.ts'

export const german: LanguagePack = {
  code: 'de',
  affirmations: ['ja'],
  frequentWords: phrases(`
    aber, also, am, an, ans, auch, aus, bis, bitte, da, damit, dann, das, dass, davon, dazu,
    denn, deren, des, deshalb, dich, dies, diese, diesem, diesen, dieser, dieses, doch, dort,
    du, durch, eben, ebenso, einige, einmal, er, etwas, euch, eure, euren, eurer, falls, fast,
    ganz, gar, gegen, genau, gern, gerne, geht, gesucht, gleich, guten, habt, hier, hinter, ihm,
    ihn, ihnen, ihre, ihrem, ihren, ihrer, immer, in, ins, innerhalb, ja, jetzt, kommt, konnten,
    konnte, lasst, liegt, lieber, los, mal, man, mich, mir, mit, mochte, mochten, mussen, nach,
    nachher, nebeneinander, nein, nichts, nie, nimmt, nun, nur, ob, oben, ohne, passen, seine,
    seinem, seinen, sein, seit, selbst, sich, so, sollen, sollte, sonst, sondern, stattdessen,
    suchen, uber, um, unsere, unserem, unseren, unserer, unten, unter, vom, vor, wahrend, warum,
    was, weil, weiter, wenn, werden, wie, wieder, will, wo, wollen, worden, wurde, wurden,
    zwischen, dabei, darauf, darin, darf, daran, dafur, reicht, braucht, brauchen, benotigen,
    benotige, anbieten, wirklich, draussen, aussen, innen, rein, raus, dein, meine, meinen,
    meiner, grad, vielen, dank, tag`),
  synonyms: {
    aussen: 'outdoor',
    aussenbereich: 'outdoor',
    draussen: 'outdoor',
    'im freien': 'outdoor',
    innen: 'indoor',
    innenbereich: 'indoor',
    wand: 'wall',
    wandmontage: 'wall mount',
    gehäuse: 'housing',
    halterung: 'bracket',
    dichtung: 'gasket',
    ersatzdichtung: 'gasket',
    baugruppe: 'module',
  },
  numbers: {
    ein: 1,
    eine: 1,
    einer: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    acht: 8,
    zehn: 10,
    zwolf: 12,
    sechzehn: 16,
    vierundzwanzig: 24,
    achtundvierzig: 48,
    dutzend: 12,
    funf: 5,
    sechs: 6,
    sieben: 7,
    neun: 9,
    elf: 11,
    zwanzig: 20,
    dreissig: 30,
    vierzig: 40,
    funfzig: 50,
    sechsunddreissig: 36,
    zweiundsiebzig: 72,
    sechsundneunzig: 96,
    hundert: 100,
    hundertvierundvierzig: 144,
    tausend: 1000,
  },
  operators: {
    double: phrases(
      'an beiden enden, beide enden, beiden enden, beide seiten, beiden seiten, auf beiden seiten',
    ),
    low: phrases(`
      mindestens, minimal`),
    high: phrases(`
      bis zu, hochstens, maximal, nicht mehr als`),
    above: phrases(`
      hoher als, breiter als, tiefer als, langer als, schwerer als, mehr als, uber, uberschreiten,
      uberschreitet, tiefer sein als, dicker als`),
    below: phrases(`
      weniger als, unter, kurzer als, kleiner als, leichter als, flacher als, dunner als`),
    near: phrases(`
      etwa`),
    rangeStart: phrases(`
      zwischen`),
    rangeJoin: phrases(`
      bis`),
    conjunction: phrases(`
      und`),
    alternative: phrases(`
      oder`),
    negation: phrases(`
      ohne, kein, keine, nicht, keinen, keinem, keiner, ausser`),
    lowAfter: phrases(`
      oder mehr`),
    highAfter: phrases(`
      oder weniger, nicht uberschreiten`),
    context: phrases(`
      fur, mit, im, uns`),
    quantity: phrases(`
      stuck`),
    feature: phrases(`
      mit, inklusive`),
  },
  attributeWords: {
    depth: phrases('tief, tiefe, tiefer als, tiefer sein als, flacher als'),
    height: phrases('hoher als, hoch'),
    width: phrases('breit, breiter als'),
    diameter: phrases('durchmesser, dicker als, dunner als'),
    length: phrases('lang'),
    operatingTemperature: phrases('grad'),
  },
  stopWords: phrases(`
    aber, darf,
    rund, im, der, die, das, ein, eine, einen, ich, wir, und, sie, er, es, auf, aus, bei, nach,
    von, zu, zum, zur, dem, den, einem, eines, mein, unser, euer, ihr, ist, sind, war, hat,
    haben, habe, kann, konnen, soll, muss, werden, wird, gibt, welche, welcher, welches, welchen,
    bitte, danke, hallo, fur, als, auch, nur, noch, schon, sehr, mehr, viele, alle, jede, jeder,
    beide, sowie, bzw, passt, passend, suche, brauche, ich brauche, wir brauchen, was ist,
    was bedeutet`),
  cues: {
    question: phrases(
      'was, welche, welcher, welches, wie, warum, wann, wo, wer, wie lange, wie tief',
    ),
    yesOrNo: phrases(
      'ist das, ist es, sind die, kann ich, kann man, konnen wir, darf, passt das, geht das',
    ),
    amount: phrases('wie viele, wieviel, wieviele, anzahl, insgesamt, ausreichend, genug'),
    rate: phrases('je, pro, jede, jeder, jedes, jeweils'),
    completion: phrases('voll, vollstandig, komplett, fullen, fullt, bestucken, voll bestuckt'),
    difference: phrases('unterschied, unterschiede, vergleich, besser, oder, gegenuber'),
    fitting: phrases('passt, passen, kompatibel, zusammen, einbauen, hineinpassen, dazu, zubehor'),
    document: phrases(
      'anleitung, datenblatt, zeichnung, zertifikat, dokument, unterlagen, prospekt',
    ),
    company: phrases(
      'stelle, stellen, job, bewerben, standort, niederlassung, handler, vertrieb, ansprechpartner, telefon',
    ),
    priceOrDate: phrases('preis, preise, kostet, kosten, lieferzeit'),
    commerce: phrases(
      'preis, preise, kostet, kosten, angebot, lieferzeit, liefern, versand, garantie, gewahrleistung, rucksendung, rechnung',
    ),
    want: phrases('suche, brauche, benotige, brauchen, wir suchen, haben sie, gibt es, empfehlen'),
    retraction: phrases(
      'nein, doch, lieber, statt, stattdessen, eigentlich, korrektur, vergessen sie',
    ),
    turn: phrases('und, ausserdem, auch, noch, und die, und das'),
    greeting: phrases('hallo, guten tag, guten morgen, moin'),
    thanks: phrases('danke, vielen dank, tschuss'),
  },
  bracketWords: phrases('klammern, eckklammern'),
  askerWords: phrases('kunde, frage'),
}
