import { phrases, type LanguagePack } from '../language-pack.ts'

export const french: LanguagePack = {
  code: 'fr',
  affirmations: ['oui'],
  frequentWords: phrases(`
    a, ai, ainsi, alors, apres, as, assez, aussi, autre, autres, aux, avait, avons, bien, c, ca,
    ceci, cela, celle, celui, ces, ceux, chez, comme, comment, contre, d, dans, dedans, dehors,
    deja, depuis, derriere, dessous, dessus, deux, devant, dit, dois, doit, doivent, elle, en,
    encore, enfin, entre, est, et, etait, etre, eu, fait, faire, faudrait, faut, fois, font, il,
    j, jusque, l, la, laquelle, le, lequel, les, leurs, lui, m, ma, mais, me, meme, mes, mieux,
    mis, moins, n, notre, nos, ne, non, on, ont, ou, par, parce, pas, pendant, peu, peut,
    peuvent, plus, pour, pourquoi, pourrait, pouvons, pres, propose, puis, qu, quand, que, quel,
    quelle, quelque, quelques, qui, quoi, rien, s, sa, sans, sera, seul, seule, seulement,
    sinon, soit, soient, sommes, souhaitons, cherchons, t, ta, te, tes, tient, toujours, tres,
    trop, un, une, vers, veut, veux, vont, vos, votre, voudrait, vous, voudrais, voulez, vrai,
    y, bonsoir, moi, toi, suffit, chacun, dont`),
  synonyms: {
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
  operators: {
    double: phrases('aux deux extremites, aux deux bouts, des deux cotes, deux extremites'),
    low: phrases(`
      au moins`),
    high: phrases(`
      jusqu a, maxi, maximale, au maximum, au plus, pas plus de,
      ne depasse pas, ne depassant pas, ne doit pas depasser`),
    above: phrases(`
      plus de, plus profond que, plus profonde que, plus large que, plus long que, plus longue que, plus haut que,
      plus haute que, plus lourd que, plus lourde que, depasser, depasse`),
    below: phrases(`
      moins de, inferieur a, inferieure a`),
    near: phrases(`
      environ`),
    rangeStart: phrases(`
      entre`),
    rangeJoin: phrases(`
      a`),
    conjunction: phrases(`
      et`),
    alternative: phrases(`
      ou`),
    negation: phrases(`
      sans, pas, sauf, aucun, aucune`),
    lowAfter: phrases(`
      ou plus`),
    context: phrases(`
      on, pour, avec, nous, notre`),
    feature: phrases(`
      avec`),
  },
  attributeWords: {
    depth: phrases('profondeur, plus profond que, plus profonde que'),
    height: phrases('hauteur, plus haut que, plus haute que'),
    width: phrases('largeur, plus large que'),
  },
  stopWords: phrases(`
    a l interieur, a l'interieur, un, une, le, la, les, des, du, de, que, qui, nous, vous,
    voulons, voulon, avez, avoir, prenez, quelle, quels, quelles, proposez, tous, tout, toutes,
    avant, apres, sur, sous, voie, est, sont, dans, ce, cet, cette, ces, mon, ton, son, leur, sa,
    ses, aux, au, et, donc, car, ne, se, si, je, tu, elle, on, ils, elles, pouvez, peut, faut,
    merci, bonjour, svp, chaque, il nous faut, il me faut, besoin, besoin d'un, cherche,
    je cherche, qu est ce que, que veut dire`),
  cues: {
    question: phrases('quel, quelle, quels, comment, pourquoi, quand, ou, qui, est ce que'),
    amount: phrases('combien, nombre de, au total'),
    rate: phrases('par, chaque, chacun, chacune'),
    completion: phrases('remplir, rempli, remplis, plein, pleins, complet, complets, completer'),
    difference: phrases('difference, differences, mieux, comparer, ou'),
    fitting: phrases('compatible, rentre, convient, va avec, fonctionne avec'),
    document: phrases('notice, guide, manuel, fiche, plan, certificat, brochure'),
    company: phrases('emploi, poste, bureau, distributeur, telephone, personne'),
    priceOrDate: phrases('prix, cout, delai de livraison'),
    commerce: phrases('prix, cout, devis, delai, livraison, garantie, retour'),
    want: phrases('cherche, besoin, voudrais, avez vous, il me faut'),
    retraction: phrases('non, plutot, finalement, pardon'),
    greeting: phrases('bonjour, salut'),
    thanks: phrases('merci, au revoir'),
  },
  bracketWords: phrases('crochets'),
  askerWords: phrases('demande'),
}
