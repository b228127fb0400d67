import type { Language } from './language.ts'
import { phrases } from './phrases.ts'

/** Spanish. */
export const spanish: Language = {
  limits: {
    manipulation: [/\b(?:ignor[ae]|olvid[ae])\b.{0,40}\b(?:instruc|regla|anterior)/],
    commercial: [
      /\bprecios?\b|\bcuanto (?:cuesta|vale)n?\b|\bcotizacion\b|\bpresupuesto\b|\bdescuentos?\b/,
      /\bplazos? de entrega\b|\ben existencias\b/,
    ],
  },
  same: {
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
  nouns: {
    depth: ['fondo', 'profundidad'],
    height: ['altura'],
    width: ['anchura', 'ancho'],
  },
  having: ['con'],
  words: {
    atLeast: ['al menos', 'por lo menos'],
    upTo: ['hasta'],
    atMost: ['maxima', 'maximo', 'como mucho', 'como maximo'],
    over: ['mas de'],
    under: ['menos de'],
    not: phrases(`
      sin, excepto, salvo, ningun, ninguna
    `),
    orMore: ['o mas'],
    mention: ['para', 'con', 'nuestro'],
    ask: ['necesito', 'busco'],
    define: ['que es', 'que significa'],
    fit: ['encaja'],
    compare: ['diferencia', 'diferencias'],
    this: ['este producto'],
    people: ['hablar con alguien', 'hablar con una persona'],
    correct: ['mejor'],
    document: ['hoja de datos'],
    stop: phrases(`
      dentro, por dentro,
      del, el, los, las, una, uno, nosotros, usted, ustedes, tengo, tiene, tienen, hay, ser,
      estar, esta, este, estos, estas, por, sobre, muy, tambien, mi, su, sus, nuestro, nuestra,
      cual, cuales, quiero, queremos, necesitamos, gracias, hola, cada, todo, todos
    `),
  },
}
