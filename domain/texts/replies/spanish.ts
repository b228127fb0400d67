import type { ReplyTexts } from './reply-texts.ts'

export const spanish = {
  // Finding.
  meets: '{product} cumple: {facts}.',
  fits: 'Le recomiendo {product}.',
  alsoMeets: '{product} también cumple: {facts}.',
  alsoFits: 'Otra opción es {product}.',
  noneMeets: 'Nada de «{kind}» cumple todo eso.',
  nothingMeets: 'Nada de nuestro catálogo cumple todo eso.',
  nearest: 'Lo más parecido es {product}: {misses}.',
  misses: '{stated} en lugar de {what}',
  statesNothing: 'su ficha no indica {what}',
  notSold: 'En nuestro catálogo no hay nada llamado «{what}».',
  notListed: 'No he encontrado nada así en nuestro catálogo.',
  notStated: 'Su ficha no indica {what}; confírmelo con nosotros, por favor.',
  suggested: 'Todavía no puedo decir cuál de estos necesita: {products}.',
  couldBe: '{product}, {summary}',
  which: '{attribute}: ¿qué necesita, {values}?',
  tellMore: '¿Para qué es y qué valores le importan?',
  or: '{rest} o {last}',
  and: '{rest} y {last}',
  // Facts.
  factOf: '{product}: {fact}',
  mentioned: 'Vea {products}.',
  states: '{product}: {facts}.',
  fromDocument: '{fact} Está en «{title}»: {path}',
  more: 'Más información: {path}',
  noFact: 'La ficha de {product} no lo indica. Nuestros ingenieros pueden decírselo: {contact}',
  nothingToAdd: 'Nuestras fichas no dicen más. Nuestros ingenieros pueden ayudarle: {contact}',
  // Comparing.
  differ: '{first} y {second} se diferencian en esto: {differences}.',
  difference: '{label} ({first} frente a {second})',
  same: '{first} y {second} son iguales en todo lo que indicamos de ambos.',
  compareAt: 'Comparación completa: {path}',
  // Fits.
  goesInto: 'Sí, según nuestras fichas, {first} es compatible con {second} ({where}).',
  goesTogether: 'Sí, según nuestras fichas, {first} es compatible con {second}.',
  noFit: 'No, nuestras fichas no indican que {first} sea compatible con {second}.',
  mustNotMate: 'No, {first} no debe conectarse con {second}. {why}',
  takes: 'Compatible con {product}: {products}.',
  alsoNeeded: 'También necesita {products}.',
  nothingTakes: 'Nuestras fichas no indican nada compatible con {product}.',
  // Quantities.
  needed: 'Necesita {parts}.',
  neededParts: '{count} × {product} ({wanted}, a {each} por unidad)',
  neededAtBothEnds: '{count} × {product} para ambos extremos ({wanted}, a {each} por unidad)',
  neededHolders: '{count} × {product} (admite {each})',
  neededPacks: '{count} × {product}, es decir, {packs} paquetes de {size}',
  inPacks: 'en {packs} paquetes de {size}',
  holdsMore: '{host} admite {count} × {part} más; {included} vienen incluidas.',
  holds: '{host} admite hasta {count} × {part}.',
  // Documents and pages.
  document: '{title} de {product}: {path}',
  page: '{excerpt} Vea {title}: {path}',
  pageOnly: 'Vea {title}: {path}',
  quote:
    'Los precios y plazos de entrega van en el presupuesto. Para {product}, pídalo aquí: {path}',
  askPeople: 'Nuestro equipo puede decírselo: {contact}',
  // What is no longer made.
  noLongerMade: '{name} ({path}) ya no se fabrica.',
  madeUntil:
    '{name} ({path}) solo se fabrica para instalaciones existentes, no para proyectos nuevos. Últimos pedidos: {day}.',
  nearestNow: 'Lo más parecido en la gama actual: {product}.',
  replacedBy: 'Lo sustituye: {product}.',
  forNewProjects: 'Para proyectos nuevos elija: {product}.',
  documentsKept: 'Sus documentos están en su página.',
  // Small talk and the rest.
  hello: '¡Hola! ¿Qué busca? Dígame para qué es y qué valores le importan.',
  welcome: 'De nada. Pregúnteme si necesita algo más.',
  offTopic: 'Solo puedo ayudarle con nuestros productos y nuestra empresa. ¿Qué está construyendo?',
} satisfies ReplyTexts
