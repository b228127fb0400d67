import { phrases, type LanguagePack } from '../language-pack.ts'

export const spanish: LanguagePack = {
  code: 'es',
  affirmations: ['sí'],
  frequentWords: phrases(`
    a, abajo, ademas, ahi, ahora, al, algo, alguna, alguno, algun, algunos, alli, antes, aqui,
    arriba, asi, aun, aunque, bajo, bien, buenas, buenos, busca, buscamos, cabe, casi, como,
    con, contra, cosa, cual, cuando, cuanto, da, de, debe, deben, del, desde, despues, donde, e,
    el, ella, ellos, en, entonces, entra, entre, era, es, esa, esas, ese, eso, esos, esta,
    estan, estas, esto, estoy, fue, fuera, ha, haber, hace, hacen, han, hasta, hay, he, la, las,
    le, les, llega, llegan, lo, luego, mas, me, menos, mientras, mucho, mucha, muchos, muy,
    nada, necesitan, ni, no, nos, o, os, otra, otras, otro, otros, para, parte, pero, poco, por,
    porque, pueda, puede, pueden, puedo, pues, pongo, que, queda, quepa, queremos, quien,
    quiere, recomiendan, se, sea, sean, ser, si, sido, siempre, sin, sino, sirve, solo, son,
    soy, su, tal, tambien, tan, tanto, te, tenemos, tener, tengo, tiene, todavia, todas, trae,
    tu, tus, un, unas, unos, usted, va, van, vaya, ver, vez, y, ya, yo, oiga, favor`),
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
    double: phrases('en ambos extremos, ambos extremos, en ambos lados, ambos lados'),
    low: phrases(`
      al menos, por lo menos`),
    high: phrases(`
      hasta, maxima, maximo, como mucho, como maximo, no mas de`),
    above: phrases(`
      mas de, mas profundo que, mas profunda que, mas ancho que, mas ancha que, mas alto que, mas alta que,
      mas largo que, mas larga que, mas pesado que, mas pesada que, superar, supere`),
    below: phrases(`
      menos de`),
    rangeStart: phrases(`
      entre`),
    rangeJoin: phrases(`
      a`),
    conjunction: phrases(`
      y`),
    alternative: phrases(`
      o`),
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
    depth: phrases('fondo, profundidad, mas profundo que, mas profunda que'),
    height: phrases('altura, mas alto que, mas alta que'),
    width: phrases('anchura, ancho, mas ancho que, mas ancha que'),
  },
  stopWords: phrases(`
    pero,
    dentro, por dentro, del, el, los, las, una, uno, nosotros, usted, ustedes, tengo, tiene,
    tienen, hay, ser, estar, esta, este, estos, estas, por, sobre, muy, tambien, mi, su, sus,
    nuestro, nuestra, cual, cuales, quiero, queremos, necesitamos, gracias, hola, cada, todo,
    todos, necesito, busco, que es, que significa`),
  cues: {
    question: phrases('que, cual, cuales, como, cuando, donde, quien, por que'),
    amount: phrases('cuantos, cuantas, cuanto, numero de, en total'),
    rate: phrases('cada, cada uno, cada una'),
    completion: phrases('llenar, lleno, llenos, llena, llenas, completo, completa, completar'),
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
