import type { ReplyTexts } from './reply-texts.ts'

export const german = {
  // Finding.
  meets: '{product} passt: {facts}.',
  fits: 'Dafür empfehle ich {product}.',
  alsoMeets: '{product} passt ebenfalls: {facts}.',
  alsoFits: 'Eine Alternative ist {product}.',
  noneMeets: 'Unter „{kind}“ haben wir nichts, das all das erfüllt.',
  nothingMeets: 'Nichts in unserem Katalog erfüllt all das.',
  nearest: 'Am nächsten kommt {product}: {misses}.',
  misses: '{stated} statt {what}',
  missesUnwanted: '{stated}, was Sie nicht wollen',
  statesNothing: '{what} ist nicht angegeben',
  notSold: 'Unser Katalog führt nichts unter dem Namen „{what}“.',
  notListed: 'So etwas habe ich in unserem Katalog nicht gefunden.',
  notStated: 'Zu {what} liegt uns keine Angabe vor; bitte klären Sie das mit uns.',
  noneStates: 'In keinem unserer Datensätze steht {what}.',
  suggestedOne: 'Sicher bin ich nicht, aber passen könnte {product}.',
  suggested: 'Welches davon Sie brauchen, ist noch nicht klar: {products}.',
  couldBe: '{product}, {summary}',
  which: '{attribute}: Was brauchen Sie, {values}?',
  tellMore: 'Wofür ist es, und auf welche Werte kommt es an?',
  or: '{rest} oder {last}',
  and: '{rest} und {last}',
  // Facts.
  factOf: '{product}: {fact}',
  mentioned: 'Siehe {products}.',
  states: '{product}: {facts}.',
  fromDocument: '{fact} Das steht in „{title}“: {path}',
  more: 'Mehr dazu: {path}',
  noFact: 'Dazu haben wir keine Angabe zu {product}. Unsere Ingenieure wissen es: {contact}',
  nothingToAdd:
    'Mehr steht dazu nicht in unseren Daten. Unsere Ingenieure helfen Ihnen weiter: {contact}',
  // Comparing.
  differ: '{first} und {second} unterscheiden sich so: {differences}.',
  difference: '{label} ({first} gegenüber {second})',
  same: '{first} und {second} sind in allem gleich, was wir zu beiden angeben.',
  compareAt: 'Im direkten Vergleich: {path}',
  // Fits.
  goesInto: 'Ja, laut unseren Daten passt {first} zu {second} ({where}).',
  goesTogether: 'Ja, laut unseren Daten passt {first} zu {second}.',
  noFit: 'Nein, unsere Daten nennen {first} nicht als passend zu {second}.',
  mustNotMate: 'Nein, {first} darf nicht mit {second} verbunden werden. {why}',
  takes: 'Passend zu {product}: {products}.',
  alsoNeeded: 'Außerdem brauchen Sie {products}.',
  nothingTakes: 'In unseren Daten steht nichts, das zu {product} passt.',
  // Quantities.
  needed: 'Sie brauchen {parts}.',
  neededParts: '{count} × {product} ({wanted} bei je {each})',
  neededAtBothEnds: '{count} × {product} für beide Enden ({wanted} bei je {each})',
  neededHolders: '{count} × {product} (nimmt {each} auf)',
  neededPacks: '{count} × {product}, also {packs} Packungen zu {size}',
  inPacks: 'in {packs} Packungen zu {size}',
  holdsMore: '{host} nimmt noch {count} × {part} auf; {included} sind enthalten.',
  holds: '{host} nimmt bis zu {count} × {part} auf.',
  // Documents and pages.
  document: '{title} zu {product}: {path}',
  page: '{excerpt} Siehe {title}: {path}',
  pageOnly: 'Siehe {title}: {path}',
  inStock: '{number} ist auf Lager.',
  madeToOrder: '{number} wird auf Bestellung in {days} Arbeitstagen gefertigt.',
  soldInPacks: 'Verkauft wird in Packungen zu {size}.',
  quote:
    'Preise und Liefertermine nennen wir Ihnen im Angebot. Für {product} hier anfordern: {path}',
  askPeople: 'Das sagt Ihnen unser Team: {contact}',
  // What is no longer made.
  noLongerMade: '{name} ({path}) wird nicht mehr hergestellt.',
  madeUntil:
    '{name} ({path}) wird nur noch für bestehende Anlagen hergestellt, nicht für neue Projekte. Letzte Bestellung: {day}.',
  nearestNow: 'Am nächsten kommt im heutigen Programm: {product}.',
  replacedBy: 'Nachfolger: {product}.',
  forNewProjects: 'Für neue Projekte nehmen Sie: {product}.',
  documentsKept: 'Die Unterlagen stehen auf der Seite des Produkts.',
  // Small talk and the rest.
  hello: 'Guten Tag! Was suchen Sie? Sagen Sie mir, wofür es ist und auf welche Werte es ankommt.',
  welcome: 'Gern geschehen. Fragen Sie einfach, wenn noch etwas ist.',
  offTopic: 'Ich kann nur zu unseren Produkten und unserer Firma helfen. Was bauen Sie?',
} satisfies ReplyTexts
