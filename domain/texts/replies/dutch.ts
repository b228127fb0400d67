import type { ReplyTexts } from './reply-texts.ts'

export const dutch = {
  // Finding.
  meets: '{product} voldoet: {facts}.',
  fits: 'Ik raad u {product} aan.',
  alsoMeets: '{product} voldoet ook: {facts}.',
  alsoFits: 'Een alternatief is {product}.',
  noneMeets: 'Bij “{kind}” hebben we niets dat aan alles voldoet.',
  nothingMeets: 'Niets in onze catalogus voldoet aan alles.',
  nearest: 'Het dichtst in de buurt komt {product}: {misses}.',
  misses: '{stated} in plaats van {what}',
  missesUnwanted: '{stated}, wat u niet wilt',
  statesNothing: '{what} is niet opgegeven',
  notSold: 'In onze catalogus staat niets met de naam “{what}”.',
  notListed: 'Zoiets heb ik niet gevonden in onze catalogus.',
  notStated: 'Over {what} hebben we geen opgave; vraag dat voor de zekerheid bij ons na.',
  noneStates: 'In geen van onze gegevens staat {what}.',
  suggestedOne: 'Ik weet het niet zeker, maar het kan {product} zijn.',
  suggested: 'Welke hiervan u nodig hebt, is nog niet duidelijk: {products}.',
  couldBe: '{product}, {summary}',
  which: '{attribute}: wat hebt u nodig, {values}?',
  tellMore: 'Waar is het voor, en welke waarden zijn belangrijk?',
  or: '{rest} of {last}',
  and: '{rest} en {last}',
  // Facts.
  factOf: '{product}: {fact}',
  mentioned: 'Zie {products}.',
  states: '{product}: {facts}.',
  fromDocument: '{fact} Dat staat in “{title}”: {path}',
  more: 'Meer hierover: {path}',
  noFact:
    'Dat staat niet in onze gegevens van {product}. Onze engineers kunnen het u vertellen: {contact}',
  nothingToAdd:
    'Meer staat er niet in onze gegevens. Onze engineers helpen u graag verder: {contact}',
  // Comparing.
  differ: '{first} en {second} verschillen hierin: {differences}.',
  difference: '{label} ({first} tegenover {second})',
  same: '{first} en {second} zijn gelijk in alles wat we van beide vermelden.',
  compareAt: 'Naast elkaar: {path}',
  // Fits.
  goesInto: 'Ja, volgens onze gegevens past {first} bij {second} ({where}).',
  goesTogether: 'Ja, volgens onze gegevens past {first} bij {second}.',
  noFit: 'Nee, in onze gegevens staat niet dat {first} bij {second} past.',
  mustNotMate: 'Nee, {first} mag niet met {second} worden verbonden. {why}',
  takes: 'Passend bij {product}: {products}.',
  alsoNeeded: 'U hebt ook {products} nodig.',
  nothingTakes: 'In onze gegevens staat niets dat bij {product} past.',
  // Quantities.
  needed: 'U hebt {parts} nodig.',
  neededParts: '{count} × {product} ({wanted}, met {each} per stuk)',
  neededAtBothEnds: '{count} × {product} voor beide uiteinden ({wanted}, met {each} per stuk)',
  neededHolders: '{count} × {product} (plaats voor {each})',
  neededPacks: '{count} × {product}, dus {packs} verpakkingen van {size}',
  inPacks: 'in {packs} verpakkingen van {size}',
  holdsMore: 'In {host} passen nog {count} × {part}; {included} zijn inbegrepen.',
  holds: 'In {host} passen maximaal {count} × {part}.',
  // Documents and pages.
  document: '{title} van {product}: {path}',
  page: '{excerpt} Zie {title}: {path}',
  pageOnly: 'Zie {title}: {path}',
  inStock: '{number} is op voorraad.',
  madeToOrder: '{number} wordt op bestelling gemaakt in {days} werkdagen.',
  soldInPacks: 'Het wordt geleverd per {size} stuks.',
  quote: 'Prijzen en levertijden staan in de offerte. Vraag die voor {product} hier aan: {path}',
  askPeople: 'Ons team kan het u vertellen: {contact}',
  // What is no longer made.
  noLongerMade: '{name} ({path}) wordt niet meer gemaakt.',
  madeUntil:
    '{name} ({path}) wordt alleen nog voor bestaande installaties gemaakt, niet voor nieuwe projecten. Laatste bestellingen: {day}.',
  nearestNow: 'Het meest verwant in het huidige assortiment: {product}.',
  replacedBy: 'De opvolger is: {product}.',
  forNewProjects: 'Neem voor nieuwe projecten: {product}.',
  documentsKept: 'De documenten staan op de pagina van het product.',
  // Small talk and the rest.
  hello: 'Goedendag! Wat zoekt u? Vertel me waar het voor is en welke waarden belangrijk zijn.',
  welcome: 'Graag gedaan. Vraag gerust verder als er nog iets is.',
  offTopic: 'Ik kan alleen helpen met onze producten en ons bedrijf. Wat bent u aan het bouwen?',
} satisfies ReplyTexts
