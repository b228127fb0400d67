import type { Language } from './language.ts'
import { phrases } from './phrases.ts'

/** French. */
export const french: Language = {
  limits: {
    manipulation: [/\b(?:ignor(?:e|es|ez)|oubliez?)\b.{0,40}\b(?:instruction|regle|precedent)/],
    commercial: [
      /\bprix\b|\bcombien (?:coute|ca coute|pour)\b|\bdevis\b|\bremise\b|\btarifs?\b/,
      /\bdelais? de livraison\b|\ben stock\b/,
    ],
  },
  same: {
    exterieur: 'outdoor',
    interieur: 'indoor',
    'a l interieur de': 'indoor',
    'a l interieur du': 'indoor',
    mur: 'wall',
    boitier: 'box',
    coffret: 'box',
    étanche: 'sealed',
    poteau: 'pole',
  },
  numbers: {
    deux: 2,
    trois: 3,
    quatre: 4,
    huit: 8,
    dix: 10,
    douze: 12,
    douzaine: 12,
    seize: 16,
    vingt: 20,
    quarante: 40,
    cent: 100,
    cinq: 5,
    sept: 7,
    neuf: 9,
    onze: 11,
    trente: 30,
    cinquante: 50,
    soixante: 60,
    mille: 1000,
  },
  nouns: {
    depth: ['profondeur'],
    height: ['hauteur'],
    width: ['largeur'],
  },
  having: ['avec'],
  words: {
    atLeast: ['au moins'],
    upTo: ['jusqu a'],
    atMost: ['maxi', 'maximale', 'au maximum', 'au plus'],
    over: ['plus de'],
    under: ['moins de'],
    about: ['environ'],
    between: ['entre'],
    and: ['et'],
    or: ['ou'],
    not: phrases(`
      sans, pas, sauf, aucun, aucune
    `),
    orMore: ['ou plus'],
    mention: phrases(`
      on, pour, avec, nous, notre
    `),
    ask: phrases(`
      il nous faut, il me faut, besoin, besoin d'un, cherche, je cherche
    `),
    define: ['qu est ce que', 'que veut dire'],
    fit: ['convient'],
    compare: ['comparer'],
    this: ['ce produit'],
    people: ['parler a quelqu un', 'conseiller'],
    correct: ['plutot'],
    document: ['fiche technique'],
    stop: phrases(`
      a l interieur, a l'interieur,
      un, une, le, la, les, des, du, de, que, qui, nous, vous, voulons, voulon, avez, avoir,
      prenez, quelle, quels, quelles, proposez, tous, tout, toutes, avant, apres, sur, sous, voie,
      est, sont, dans, ce, cet, cette, ces, mon, ton, son, leur, sa, ses, aux, au, et, donc, car,
      ne, se, si, je, tu, elle, on, ils, elles, pouvez, peut, faut, merci, bonjour, svp, chaque
    `),
  },
}
