/** The languages that turns are put into English from: those that write spaces between words. */
export type TranslatedLanguage = 'de' | 'es' | 'fr' | 'it' | 'nl' | 'pt'

/**
 * In each line an English phrase, and how other languages say it:
 * 'wall box | de: wanddose, wandkasten | es: roseta'. Accents and capitals do not matter.
 */
export type Translations = string

/** What these languages say whatever is sold. */
export const generalTranslations: Translations = `
  at least | de: mindestens, wenigstens, zumindest, nicht weniger als, nicht unter | es: al menos, por lo menos, como minimo, minimo, no menos de | fr: au moins, au minimum, minimum, pas moins de | it: almeno, come minimo, minimo, non meno di | nl: minstens, ten minste, tenminste, minimaal, niet minder dan | pt: pelo menos, no minimo, minimo, nao menos de
  at most | de: hochstens, maximal, nicht mehr als, nicht uber, nicht tiefer als, nicht langer als | es: como maximo, como mucho, a lo sumo, maximo, no mas de, no superior a | fr: au plus, au maximum, maximum, pas plus de, ne depassant pas | it: al massimo, massimo, al piu, non piu di, non oltre | nl: hoogstens, maximaal, ten hoogste, niet meer dan, niet dieper dan | pt: no maximo, maximo, nao mais de, nao mais que
  more than | de: mehr als, uber | es: mas de, mas que, superior a | fr: plus de, superieur a | it: piu di, oltre, superiore a | nl: meer dan | pt: mais de, mais que
  less than | de: weniger als, unter | es: menos de, menos que, inferior a, inferiores a | fr: moins de, inferieur a, inferieure a | it: meno di, inferiore a, sotto | nl: minder dan, onder de | pt: menos de, menos que, inferior a
  up to | de: bis zu, bis | es: hasta | fr: jusqu'a, jusqu a | it: fino a | nl: tot | pt: ate
  about | de: etwa, ungefahr, circa, rund | es: unos, unas, aproximadamente, alrededor de, cerca de | fr: environ, a peu pres | it: circa | nl: ongeveer, zo n | pt: cerca de, aproximadamente
  we need | de: wir brauchen, wir benotigen, wir suchen, gesucht wird | es: necesitamos, buscamos, nos hace falta | fr: il nous faut, nous cherchons, nous avons besoin de, on cherche | it: ci serve, cerchiamo, abbiamo bisogno di, ci occorre | nl: wij zoeken, we zoeken, wij hebben nodig, we hebben nodig | pt: precisamos de, precisamos, procuramos
  i need | de: ich brauche, ich benotige, ich suche, suche, brauche | es: necesito, busco, me hace falta | fr: je cherche, il me faut, j ai besoin de, je veux | it: mi serve, cerco, ho bisogno di, vorrei | nl: ik zoek, ik heb nodig, gezocht | pt: preciso de, preciso, procuro, queria
  without | de: ohne, ohne irgendwelche | es: sin | fr: sans, sans aucun, sans aucune | it: senza | nl: zonder | pt: sem
  with | de: mit | es: con | fr: avec | it: con | nl: met | pt: com
  for | de: fur | es: para | fr: pour | it: per | nl: voor | pt: para
  and | de: und | es: y | fr: et | it: e, ed | nl: en | pt: e
  or | de: oder, beziehungsweise | es: o | fr: ou | it: o, oppure | nl: of | pt: ou
  not | de: nicht | es: no | fr: pas | it: non | nl: niet | pt: nao
  no | de: kein, keine, keinen, keinem, keiner | es: ningun, ninguna | fr: aucun, aucune | it: nessun, nessuna | nl: geen | pt: nenhum, nenhuma
  to | de: auf | es: a | fr: vers | it: a | nl: naar | pt: para o
  in | de: im, in den, in der, in dem, ins | es: en, en el, en la | fr: dans, dans le, dans la, en | it: in, nel, nella | nl: in de, in het | pt: no, na, em
  on | de: am, an der, an die, an den | es: sobre, encima de | fr: sur | it: su, sul, sulla | nl: op | pt: sobre
  from | de: von, vom, ab | es: desde | fr: depuis | it: dal | nl: vanaf, van | pt: desde
  of | es: de, del, de la | fr: de, du, des | it: di, del, della, dei | pt: de, do, da, dos
  a | de: ein, eine, einen, einem, einer | es: un, una | fr: un, une | it: un, una, uno | nl: een | pt: um, uma
  the | de: der, die, das, den, dem | es: el, la, los, las | fr: le, la, les | it: il, lo, la, i, gli, le | nl: de, het | pt: o, os, as
  which | de: welche, welcher, welches, welchen | es: cual, cuales, que | fr: quel, quelle, quels, quelles, lequel | it: quale, quali | nl: welke | pt: qual, quais
  between | de: zwischen | es: entre | fr: entre | it: tra, fra | nl: tussen | pt: entre
  two | de: zwei | es: dos | fr: deux | it: due | nl: twee | pt: dois, duas
  three | de: drei | es: tres | fr: trois | it: tre | nl: drie | pt: tres
  four | de: vier | es: cuatro | fr: quatre | it: quattro | nl: vier | pt: quatro
  six | de: sechs | es: seis | fr: six | it: sei | nl: zes | pt: seis
  eight | de: acht | es: ocho | fr: huit | it: otto | nl: acht | pt: oito
  ten | de: zehn | es: diez | fr: dix | it: dieci | nl: tien | pt: dez
  twelve | de: zwolf | es: doce | fr: douze | it: dodici | nl: twaalf | pt: doze
  sixteen | de: sechzehn | es: dieciseis | fr: seize | it: sedici | nl: zestien | pt: dezesseis
  twenty-four | de: vierundzwanzig | es: veinticuatro | fr: vingt-quatre | it: ventiquattro | nl: vierentwintig | pt: vinte e quatro
  meters | de: meter | es: metro, metros | fr: metre, metres | it: metro, metri | nl: meter | pt: metro, metros
  millimeters | de: millimeter | es: milimetro, milimetros | fr: millimetre, millimetres | it: millimetro, millimetri | nl: millimeter | pt: milimetro, milimetros
  centimeters | de: zentimeter | es: centimetro, centimetros | fr: centimetre, centimetres | it: centimetro, centimetri | nl: centimeter | pt: centimetro, centimetros
  deep | de: tief | es: de fondo, de profundidad, fondo, profundidad | fr: de profondeur, profondeur | it: di profondita, profondita | nl: diep | pt: de profundidade, profundidade
  long | de: lang | es: de largo, de longitud | fr: de long, de longueur | it: di lunghezza | nl: lang | pt: de comprimento
  high | de: hoch | es: de alto, de altura | fr: de hauteur | it: di altezza | nl: hoog | pt: de altura
  diameter | de: durchmesser | es: diametro | fr: diametre | it: diametro | nl: diameter | pt: diametro
  outdoor | de: im freien, fur aussen, aussen, draussen | es: exterior, a la intemperie, intemperie | fr: exterieur, en exterieur, a l'exterieur | it: esterno, all aperto, per esterni | nl: buiten | pt: exterior, ao ar livre
  indoor | de: innen, im gebaude | es: interior, dentro del, dentro de | fr: interieur, en interieur | it: interno, per interni | nl: binnen | pt: interior
  wall | de: wand, mauer | es: pared, mural | fr: mur, mural, murale | it: parete, muro | nl: wand, muur | pt: parede
  pole | de: mast | es: poste | fr: poteau | it: palo | nl: paal | pt: poste
  wall mounted | de: wandmontage | es: montaje en pared | fr: montage mural | it: montaggio a parete | nl: wandmontage | pt: montagem em parede
  fits | de: passt, passen, passend | es: cabe, quepa, quepan, encaja, entra | fr: rentre, tient dans | it: entra, sta | nl: past, passen | pt: cabe, encaixa
  fits in | de: passt in, passen in, passt in den, passt in die | es: cabe en, quepa en, encaja en, entra en | fr: rentre dans, va dans | it: entra in, sta in | nl: past in, passen in | pt: cabe em
  inside | es: por dentro | fr: a l'interieur, dedans | it: all interno | de: drinnen
  box | es: caja, cajas | fr: boite, boites | it: scatola | nl: doos | de: dose, kasten | pt: caixa
  small | de: klein, kleine, kleiner, kleines | es: pequeno, pequena | fr: petit, petite | it: piccolo, piccola | nl: klein, kleine | pt: pequeno, pequena
  where | de: wo | es: donde | fr: ou se | it: dove | nl: waar | pt: onde
  built | de: gebaut, gefertigt, hergestellt | es: fabricado, fabricada | fr: fabrique, fabriquee | it: prodotto, fabbricato | nl: gemaakt | pt: fabricado
  stainless | de: edelstahl | es: acero inoxidable | fr: inox | it: inox | nl: rvs | pt: inox
  steel | de: stahl | es: acero | fr: acier | it: acciaio | nl: staal | pt: aco
  white | de: weiss, weisse, weisses | es: blanco, blanca | fr: blanc, blanche | it: bianco, bianca | nl: wit, witte | pt: branco, branca
  black | de: schwarz, schwarze, schwarzes | es: negro, negra | fr: noir, noire | it: nero, nera | nl: zwart, zwarte | pt: preto, preta
  gray | de: grau, graue | es: gris | fr: gris, grise | it: grigio, grigia | nl: grijs | pt: cinza
  yellow | de: gelb, gelbe | es: amarillo, amarilla | fr: jaune | it: giallo, gialla | nl: geel, gele | pt: amarelo
  difference between | de: unterschied zwischen | es: diferencia entre | fr: difference entre | it: differenza tra | nl: verschil tussen | pt: diferenca entre
  what is | de: was ist, was bedeutet | es: que es, que significa | fr: qu'est-ce que, que veut dire | it: che cos'e, cosa significa | nl: wat is | pt: o que e
  temperature | de: temperatur, temperaturen | es: temperatura, temperaturas | fr: temperature, temperatures | it: temperatura | nl: temperatuur | pt: temperatura
  available | de: verfugbar, lieferbar | es: disponible | fr: disponible | it: disponibile | nl: leverbaar | pt: disponivel
  if | de: wenn, falls | es: si | fr: si | it: se | nl: als | pt: se
  instead | de: stattdessen, statt dessen | es: en su lugar | fr: a la place | it: invece | nl: in plaats daarvan | pt: em vez disso
  do i order | de: muss ich bestellen, muss ich stattdessen bestellen, bestelle ich | es: debo pedir, tengo que pedir | fr: dois-je commander | it: devo ordinare | nl: moet ik bestellen | pt: devo pedir
  your | de: ihr, ihre, ihrem, ihren, ihrer, ihres | es: su, sus | fr: votre, vos | it: vostro, vostra, vostri | nl: uw | pt: seu, sua
  our | de: unser, unsere, unserem, unseren, unserer | es: nuestro, nuestra, nuestros | fr: notre, nos | it: nostro, nostra, nostri | nl: ons, onze | pt: nosso, nossa
  thanks | de: danke, vielen dank | es: gracias | fr: merci | it: grazie | nl: dank, bedankt | pt: obrigado, obrigada
  hello | de: guten tag, hallo | es: hola, buenos dias, buenas tardes | fr: bonjour | it: buongiorno, salve | nl: goedendag, hallo | pt: bom dia, ola`
