import { phrases, type LanguagePack } from '../language-pack.ts'

export const spanish: LanguagePack = {
  code: 'es',
  synonyms: {
    exterior: 'outdoor',
    'al aire libre': 'outdoor',
    interior: 'indoor',
    'dentro de': 'indoor',
    'dentro del': 'indoor',
    pared: 'wall',
    palo: 'pole',
    poste: 'pole',
    caja: 'box',
  },
  numbers: {
    dos: 2,
    tres: 3,
    cuatro: 4,
    ocho: 8,
    diez: 10,
    doce: 12,
    docena: 12,
    dieciseis: 16,
    veinticuatro: 24,
    cien: 100,
    cinco: 5,
    seis: 6,
    siete: 7,
    nueve: 9,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
  },
  operators: {
    low: phrases(`
      al menos, por lo menos`),
    high: phrases(`
      hasta, maxima, maximo, como mucho, como maximo`),
    above: phrases(`
      mas de`),
    below: phrases(`
      menos de`),
    negation: phrases(`
      sin, excepto, salvo, ningun, ninguna`),
    lowAfter: phrases(`
      o mas`),
    context: phrases(`
      para, con, nuestro`),
    feature: phrases(`
      con`),
  },
  attributeWords: {
    depth: phrases('fondo, profundidad'),
    height: phrases('altura'),
    width: phrases('anchura, ancho'),
  },
  stopWords: phrases(`
    dentro, por dentro, del, el, los, las, una, uno, nosotros, usted, ustedes, tengo, tiene,
    tienen, hay, ser, estar, esta, este, estos, estas, por, sobre, muy, tambien, mi, su, sus,
    nuestro, nuestra, cual, cuales, quiero, queremos, necesitamos, gracias, hola, cada, todo,
    todos, necesito, busco, que es, que significa`),
  cues: {
    question: phrases('que, cual, cuales, como, cuando, donde, quien, por que'),
    amount: phrases('cuantos, cuantas, cuanto, numero de, en total'),
    difference: phrases('diferencia, diferencias, mejor, comparar, o'),
    fitting: phrases('encaja, compatible, sirve, cabe, caben, funciona con'),
    document: phrases('guia, manual, ficha, plano, certificado, folleto'),
    company: phrases('empleo, trabajo, oficina, distribuidor, telefono, persona'),
    priceOrDate: phrases('precio, precios, cuesta, plazo de entrega'),
    commerce: phrases('precio, precios, cuesta, plazo, entrega, garantia, devolucion, envio'),
    want: phrases('busco, necesito, necesitamos, quiero, tienen, hay'),
    retraction: phrases('no, mejor, en vez, perdon, corrijo'),
    greeting: phrases('hola, buenos dias'),
    thanks: phrases('gracias, adios'),
  },
  bracketWords: phrases('corchetes'),
  askerWords: phrases('cliente, pregunta'),
}
