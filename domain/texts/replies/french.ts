import type { ReplyTexts } from './reply-texts.ts'

export const french = {
  // Finding.
  meets: '{product} convient : {facts}.',
  fits: 'Je vous conseille {product}.',
  alsoMeets: '{product} convient aussi : {facts}.',
  alsoFits: 'Autre possibilité : {product}.',
  noneMeets: 'Rien dans « {kind} » ne répond à tous ces critères.',
  nothingMeets: 'Rien dans notre catalogue ne répond à tous ces critères.',
  nearest: 'Le plus proche est {product} : {misses}.',
  misses: '{stated} au lieu de {what}',
  missesUnwanted: '{stated}, dont vous ne voulez pas',
  statesNothing: 'la fiche ne précise pas {what}',
  notSold: 'Notre catalogue ne contient rien sous le nom « {what} ».',
  notListed: 'Je n’ai rien trouvé de tel dans notre catalogue.',
  notStated: 'Sa fiche ne précise pas {what} ; merci de le vérifier avec nous.',
  noneStates: 'Aucune de nos fiches n’indique {what}.',
  suggestedOne: 'Je n’en suis pas certain, mais cela pourrait être {product}.',
  suggested: 'Je ne peux pas encore dire lequel il vous faut : {products}.',
  couldBe: '{product}, {summary}',
  which: '{attribute} : que vous faut-il, {values} ?',
  tellMore: 'Quel est l’usage prévu, et quelles valeurs comptent pour vous ?',
  or: '{rest} ou {last}',
  and: '{rest} et {last}',
  // Facts.
  factOf: '{product} : {fact}',
  mentioned: 'Voir {products}.',
  states: '{product} : {facts}.',
  fromDocument: '{fact} Source : « {title} », {path}',
  more: 'En savoir plus : {path}',
  noFact:
    'Notre fiche sur {product} ne le précise pas. Nos ingénieurs peuvent vous répondre : {contact}',
  nothingToAdd: 'Nos fiches n’en disent pas plus. Nos ingénieurs peuvent vous aider : {contact}',
  // Comparing.
  differ: '{first} et {second} diffèrent ainsi : {differences}.',
  alsoDiffer: 'Ils diffèrent aussi ainsi : {differences}.',
  difference: '{label} ({first} contre {second})',
  same: '{first} et {second} sont identiques sur tout ce que nous indiquons pour les deux.',
  compareAt: 'Comparaison détaillée : {path}',
  // Fits.
  goesInto: 'Oui, d’après nos fiches, {first} va avec {second} ({where}).',
  goesTogether: 'Oui, d’après nos fiches, {first} va avec {second}.',
  noFit: 'Non, nos fiches n’indiquent pas que {first} aille avec {second}.',
  mustNotMate: 'Non, {first} ne doit pas être raccordé à {second}. {why}',
  takes: 'Compatible avec {product} : {products}.',
  alsoNeeded: 'Il vous faut aussi {products}.',
  nothingTakes: 'Nos fiches n’indiquent rien qui aille avec {product}.',
  // Quantities.
  needed: 'Il vous faut {parts}.',
  neededParts: '{count} × {product} ({wanted}, à raison de {each} par pièce)',
  neededAtBothEnds:
    '{count} × {product} pour les deux extrémités ({wanted}, à raison de {each} par pièce)',
  neededHolders: '{count} × {product} (pour {each} chacun)',
  neededPacks: '{count} × {product}, soit {packs} lots de {size}',
  inPacks: 'en {packs} lots de {size}',
  holdsMore: '{host} accepte encore {count} × {part} ; {included} sont fournis.',
  holds: '{host} accepte jusqu’à {count} × {part}.',
  // Documents and pages.
  document: '{title} de {product} : {path}',
  page: '{excerpt} Voir {title} : {path}',
  pageOnly: 'Voir {title} : {path}',
  inStock: '{number} est en stock.',
  madeToOrder: '{number} est fabriqué sur commande en {days} jours ouvrés.',
  soldInPacks: 'Il est vendu par lots de {size}.',
  quote: 'Les prix et les délais figurent dans le devis. Pour {product}, demandez-le ici : {path}',
  askPeople: 'Notre équipe peut vous répondre : {contact}',
  // What is no longer made.
  noLongerMade: '{name} ({path}) n’est plus fabriqué.',
  madeUntil:
    '{name} ({path}) n’est plus fabriqué que pour les installations existantes, pas pour de nouveaux projets. Dernières commandes : {day}.',
  nearestNow: 'Le plus proche dans la gamme actuelle : {product}.',
  replacedBy: 'Son remplaçant : {product}.',
  forNewProjects: 'Pour les nouveaux projets, prenez : {product}.',
  documentsKept: 'Ses documents sont sur sa page.',
  // Small talk and the rest.
  hello: 'Bonjour ! Que cherchez-vous ? Dites-moi l’usage prévu et les valeurs qui comptent.',
  welcome: 'Je vous en prie. N’hésitez pas si vous avez une autre question.',
  offTopic:
    'Je ne peux vous aider que sur nos produits et notre entreprise. Quel est votre projet ?',
} satisfies ReplyTexts
