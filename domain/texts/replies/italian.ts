import type { ReplyTexts } from './reply-texts.ts'

export const italian = {
  // Finding.
  meets: '{product} va bene: {facts}.',
  fits: 'Le consiglio {product}.',
  alsoMeets: 'Va bene anche {product}: {facts}.',
  alsoFits: 'Un’alternativa è {product}.',
  noneMeets: 'Nulla tra «{kind}» soddisfa tutte queste richieste.',
  nothingMeets: 'Nulla nel nostro catalogo soddisfa tutte queste richieste.',
  nearest: 'Il più vicino è {product}: {misses}.',
  misses: '{stated} invece di {what}',
  missesUnwanted: '{stated}, che lei non vuole',
  statesNothing: 'la scheda non indica {what}',
  notSold: 'Nel nostro catalogo non c’è nulla con il nome «{what}».',
  notListed: 'Non ho trovato nulla di simile nel nostro catalogo.',
  notStated: 'La scheda non indica {what}: la preghiamo di verificarlo con noi.',
  noneStates: 'Nessuna delle nostre schede riporta {what}.',
  suggestedOne: 'Non ne sono certo, ma potrebbe essere {product}.',
  suggested: 'Non posso ancora dire quale di questi le serve: {products}.',
  couldBe: '{product}, {summary}',
  which: '{attribute}: che cosa le serve, {values}?',
  tellMore: 'A che cosa serve, e quali valori contano per lei?',
  or: '{rest} o {last}',
  and: '{rest} e {last}',
  // Facts.
  factOf: '{product}: {fact}',
  mentioned: 'Veda {products}.',
  states: '{product}: {facts}.',
  fromDocument: '{fact} Fonte: «{title}», {path}',
  more: 'Per saperne di più: {path}',
  noFact: 'La scheda di {product} non lo indica. I nostri ingegneri possono dirglielo: {contact}',
  nothingToAdd: 'Le nostre schede non dicono altro. I nostri ingegneri possono aiutarla: {contact}',
  // Comparing.
  differ: '{first} e {second} differiscono in questo: {differences}.',
  difference: '{label} ({first} contro {second})',
  same: '{first} e {second} sono uguali in tutto ciò che indichiamo per entrambi.',
  compareAt: 'Confronto completo: {path}',
  // Fits.
  goesInto: 'Sì, secondo le nostre schede {first} è compatibile con {second} ({where}).',
  goesTogether: 'Sì, secondo le nostre schede {first} è compatibile con {second}.',
  noFit: 'No, dalle nostre schede non risulta che {first} sia compatibile con {second}.',
  mustNotMate: 'No, {first} non va accoppiato con {second}. {why}',
  takes: 'Compatibile con {product}: {products}.',
  alsoNeeded: 'Le serve anche: {products}.',
  nothingTakes: 'Dalle nostre schede non risulta nulla di compatibile con {product}.',
  // Quantities.
  needed: 'Le servono {parts}.',
  neededParts: '{count} × {product} ({wanted}, con {each} per pezzo)',
  neededAtBothEnds:
    '{count} × {product} per entrambe le estremità ({wanted}, con {each} per pezzo)',
  neededHolders: '{count} × {product} (ne contiene {each})',
  neededPacks: '{count} × {product}, cioè {packs} confezioni da {size}',
  inPacks: 'in {packs} confezioni da {size}',
  holdsMore: '{host} accetta ancora {count} × {part}; {included} sono incluse.',
  holds: '{host} accetta fino a {count} × {part}.',
  // Documents and pages.
  document: '{title} di {product}: {path}',
  page: '{excerpt} Veda {title}: {path}',
  pageOnly: 'Veda {title}: {path}',
  inStock: '{number} è disponibile a magazzino.',
  madeToOrder: '{number} è prodotto su ordinazione in {days} giorni lavorativi.',
  soldInPacks: 'È venduto in confezioni da {size}.',
  quote: 'Prezzi e tempi di consegna sono nel preventivo. Per {product} lo richieda qui: {path}',
  askPeople: 'Il nostro team può dirglielo: {contact}',
  // What is no longer made.
  noLongerMade: '{name} ({path}) non viene più prodotto.',
  madeUntil:
    '{name} ({path}) viene prodotto solo per impianti esistenti, non per nuovi progetti. Ultimi ordini: {day}.',
  nearestNow: 'Il più simile nella gamma attuale: {product}.',
  replacedBy: 'Lo sostituisce: {product}.',
  forNewProjects: 'Per i nuovi progetti scelga: {product}.',
  documentsKept: 'I suoi documenti sono nella sua pagina.',
  // Small talk and the rest.
  hello: 'Buongiorno! Che cosa cerca? Mi dica a che cosa serve e quali valori contano.',
  welcome: 'Prego. Se le serve altro, chieda pure.',
  offTopic:
    'Posso aiutarla solo con i nostri prodotti e la nostra azienda. Che cosa sta realizzando?',
} satisfies ReplyTexts
