import type { Translations } from '#domain/finding/languages/translations.ts'

/**
 * By an English word of the trade, how buyers in other languages say it. The assistant puts what is
 * written in these languages into English before it reads it.
 */
export const translations: Translations = `
  patch cord | de: patchkabel, rangierkabel, anschlusskabel, patchkabeln | es: latiguillo, latiguillos, jumper, cordon de parcheo, cable de parcheo | fr: jarretiere, jarretieres, cordon, cordons, cordon de brassage, cordon optique | it: bretella, bretelle, patch, cavo di patch | nl: patchkabel, patchkabels, patchsnoer, patchsnoeren | pt: cordao, cordao optico, cordoes
  pigtail | de: pigtail, pigtails, faserpigtail | es: rabillo, rabillos | fr: pigtail, pigtails | it: pigtail, semibretella, semibretelle | nl: pigtail | pt: pigtail, extensao
  cable | de: kabel, kabels, kabeln | es: cable, cables | fr: cable, cables | it: cavo, cavi | nl: kabel, kabels | pt: cabo, cabos
  drop cable | de: hausanschlusskabel, dropkabel, hauszufuhrung | es: acometida, cable de acometida, cable drop | fr: cable de branchement, cable de raccordement, cable d abonne | it: cavo di derivazione, cavo drop, cavo di discesa | nl: huisaansluitkabel, dropkabel | pt: cabo drop
  trunk | de: trunkkabel, stammkabel | es: troncal, cable troncal | fr: trunk, cable trunk | it: dorsale, cavo dorsale | nl: trunkkabel | pt: tronco, cabo tronco
  breakout harness | de: facherkabel, aufteilkabel, peitsche | es: latiguillo de separacion, cable de distribucion, abanico | fr: eclateur, cordon eclate, fan-out, cordon eclateur | it: cavo fan-out, cavo breakout | nl: breakoutkabel, waaierkabel | pt: cabo breakout
  patch panel | de: patchfeld, patchpanel, verteilerfeld, rangierfeld, spleissbox, rangierpanel | es: panel de parcheo, panel de conexiones, panel, bandeja de parcheo, patch panel | fr: panneau de brassage, tiroir optique, bandeau optique, bandeau, panneau | it: pannello, pannello di permutazione, patch panel, cassetto ottico | nl: patchpaneel, patchkast, paneel | pt: painel de patch, patch panel, dio
  housing | de: gehause, baugruppentrager, einschubgehause | es: chasis, bastidor para modulos | fr: chassis, boitier | it: telaio, alloggiamento | nl: behuizing | pt: chassi
  cassette | de: kassette, kassetten, einschubmodul | es: casete, casetes, cassette | fr: cassette, cassettes | it: cassetta, cassette, modulo a cassetta | nl: cassette, cassettes | pt: cassete, cassetes
  splice cassette | de: spleisskassette, spleisskassetten | es: casete de empalme, casete de fusion | fr: cassette d epissure, cassette a souder | it: cassetta di giunzione | nl: lascassette | pt: cassete de fusao
  splice tray | de: spleissschale | es: bandeja de empalme, bandeja de empalmes, bandeja de fusion, bandeja | fr: plateau d epissure, plateau, cassette de lovage | it: vassoio, vassoio di giunzione | nl: laslade, lastray | pt: bandeja de emenda, bandeja
  tray | de: schale | nl: lade
  adapter plate | de: kupplungsplatte, adapterplatte | es: placa de adaptadores | fr: plaque de traversees, plaque d adaptateurs | it: piastra adattatori | nl: adapterplaat | pt: placa de adaptadores
  adapter | de: kupplung, kupplungen, adapter | es: adaptador, adaptadores | fr: adaptateur, adaptateurs, traversee, traversees | it: adattatore, adattatori, bussola | nl: adapter, koppelstuk | pt: adaptador, adaptadores
  splice | de: spleiss, spleisse, spleissen, fusionsspleisse | es: empalme, empalmes, fusion, fusiones | fr: epissure, epissures, soudure, soudures | it: giunzione, giunzioni, giunto, giunti | nl: las, lassen | pt: emenda, emendas, fusao, fusoes
  single splices | de: einzelspleisse | es: empalmes individuales | fr: soudures unitaires, epissures unitaires | it: giunzioni singole | nl: enkelvoudige lassen | pt: emendas simples
  splice closure | de: muffe, spleissmuffe, kabelmuffe, verbindungsmuffe | es: caja de empalme, cierre de empalme, cierre, mufa, torpedo, caja de empalmes | fr: boite d epissure, manchon, boite de raccordement, protection d epissure, boitier d epissure, boite d epissurage | it: muffola, muffola di giunzione, giunto stagno | nl: lasmof, mof, kabelmof | pt: caixa de emenda, caixa de emendas
  dome closure | de: haubenmuffe, haube, domemuffe, kuppelmuffe | es: caja tipo domo, domo, cierre tipo domo, cupula | fr: boite dome, dome, manchon dome | it: muffola a cupola, cupola | nl: koepelmof | pt: caixa tipo domo, domo
  inline closure | de: durchgangsmuffe, inlinemuffe | es: cierre recto, caja en linea, cierre de empalme recto | fr: manchon droit, boite en ligne | it: muffola in linea | nl: rechte mof, doorgaande mof | pt: caixa linear
  wall box | de: wanddose, wandkasten, wandverteiler, anschlussdose, aufputzdose, hausanschlussbox, teilnehmerdose, wandgehause, wandbox | es: caja mural, roseta, roseta de abonado, caja de pared, caja terminal | fr: boitier mural, coffret mural, prise murale, prise optique, boite murale, pto | it: scatola a muro, borchia, scatola a parete, borchia ottica | nl: wanddoos, wandkast, aansluitdoos | pt: caixa de parede, roseta, roseta optica
  wall splice enclosure | de: wandspleissgehause, spleisskasten, spleissverteiler | es: caja mural de empalme, caja mural de empalmes | fr: coffret d epissure, coffret mural d epissure | it: cassetta di giunzione a parete | nl: wandlaskast, laskast | pt: caixa de emenda de parede
  terminal | de: terminal, endverteiler, abschlusspunkt | es: terminal, caja terminal optica, cto, nap | fr: point de branchement, borne, pbo | it: terminale, terminazione | nl: terminal | pt: terminal, cto
  hardened port | de: gehartete ports | es: puertos preconectorizados | fr: ports durcis | it: porte rinforzate | nl: geharde poorten | pt: portas preconectorizadas
  hardened | de: gehartet, gehartete, geharteten, gehartetem | es: reforzado, reforzados, preconectorizado, endurecido | fr: durci, durcis, renforce | it: rinforzato, rinforzati | nl: gehard, geharde | pt: reforcado, reforcados
  ports | de: ports, anschlusse, port, abgange | es: puertos, puerto, salidas | fr: ports, port, sorties | it: porte, porta, uscite | nl: poorten, poort, aansluitingen | pt: portas, porta, saidas
  subscribers | de: teilnehmer, haushalte, wohneinheiten | es: abonados, viviendas, hogares, clientes | fr: abonnes, foyers, logements | it: utenti, abbonati, abitazioni | nl: abonnees, woningen | pt: assinantes, casas
  fibers | de: fasern, faser, glasfasern, lwl-fasern | es: fibras, fibra, hilos | fr: fibres, fibre, brins | it: fibre, fibra | nl: vezels, vezel, glasvezels | pt: fibras, fibra
  fiber optic | de: glasfaser, lwl, lichtwellenleiter | es: fibra optica | fr: fibre optique | it: fibra ottica | nl: glasvezel | pt: fibra optica
  single-mode | de: singlemode, einmoden, monomode, einmodenfaser | es: monomodo | fr: monomode, monomodes, unimodale | it: monomodale, monomodo | nl: singlemode | pt: monomodo
  multimode | de: multimode, mehrmoden, multimodefaser | es: multimodo | fr: multimode, multimodes | it: multimodale, multimodo | nl: multimode | pt: multimodo
  polarization-maintaining | de: polarisationserhaltend, polarisationserhaltende, polarisationserhaltenden, pm-faser | es: mantenedora de polarizacion, que mantiene la polarizacion | fr: a maintien de polarisation, maintien de polarisation | it: a mantenimento di polarizzazione, mantenimento di polarizzazione | nl: polarisatiebehoudend, polarisatiebehoudende | pt: mantenedora de polarizacao
  module | de: modul, module | es: modulo, modulos | fr: module, modules | it: modulo, moduli | nl: module | pt: modulo
  connector | de: stecker, steckverbinder, steckern | es: conector, conectores | fr: connecteur, connecteurs, fiche | it: connettore, connettori | nl: connector, connectoren, stekker, stekkers | pt: conector, conectores
  duplex | de: duplex | es: duplex, doble | fr: duplex | it: duplex | nl: duplex | pt: duplex
  armored | de: gepanzert, armiert, bewehrt, gepanzertes, armierte | es: armado, blindado, acorazado | fr: arme, blinde, anti-rongeurs | it: armato, corazzato | nl: gewapend, gepantserd | pt: armado, blindado
  rack units | de: hoheneinheiten, hoheneinheit, he | es: unidades de rack, unidades | fr: unites de rack | it: unita rack | nl: hoogte-eenheden | pt: unidades de rack
  rack | de: rack, gestell, baugruppentrager | es: rack, bastidor | fr: baie, rack | it: rack, armadio rack | nl: rek, rack | pt: rack, bastidor
  cabinet | de: schrank, verteilerschrank, kabelverzweiger | es: armario, gabinete | fr: armoire | it: armadio | nl: kast | pt: armario, gabinete
  outdoor cabinet | de: strassenschrank, aussenschrank, outdoorschrank | es: armario de calle, armario exterior | fr: armoire de rue | it: armadio stradale | nl: straatkast | pt: armario de rua
  distribution hub | de: verteilerhub, fttx-verteiler | es: armario de distribucion | fr: point de mutualisation, noeud de distribution | it: armadio di distribuzione | nl: verdeelkast | pt: armario de distribuicao
  distribution frame | de: hauptverteiler, optischer verteiler, odf, verteilergestell | es: repartidor optico, repartidor, odf | fr: repartiteur optique, repartiteur | it: permutatore ottico, telaio di permutazione | nl: verdeler, optische verdeler | pt: distribuidor optico, dgo
  pedestal | de: saule, standsaule, verteilersaule | es: pedestal | fr: borne au sol | it: colonnina | nl: zuil | pt: pedestal
  handhole | de: schacht, kabelschacht | es: arqueta, camara, registro | fr: chambre de tirage, chambre, regard | it: pozzetto | nl: handhole, kabelput | pt: caixa de passagem
  strand | de: tragseil, spannseil | es: cable mensajero, mensajero, cable de suspension | fr: cable porteur, toron | it: fune portante | nl: draagkabel | pt: cordoalha, cabo mensageiro
  splitter | de: splitter, teiler, strahlteiler, plc-splitter | es: divisor, splitter, divisor optico, divisores | fr: coupleur plc, diviseur, diviseurs, splitter | it: splitter, partitore, divisore | nl: splitter, splitser | pt: divisor, splitter, divisor optico
  coupler | de: koppler, faserkoppler, schmelzkoppler | es: acoplador, acopladores | fr: coupleur, coupleurs | it: accoppiatore, accoppiatori | nl: koppelaar | pt: acoplador
  tap coupler | de: auskoppler, abgriffkoppler | es: acoplador de monitoreo | fr: coupleur de prelevement | it: accoppiatore di monitoraggio | nl: aftakkoppelaar | pt: acoplador de monitoramento
  attenuator | de: dampfungsglied, dampfungsglieder, abschwacher | es: atenuador, atenuadores | fr: attenuateur, attenuateurs | it: attenuatore, attenuatori | nl: verzwakker, demper | pt: atenuador, atenuadores
  variable | de: einstellbar, einstellbares, regelbar, regelbares, variabel | es: ajustable, regulable, variable | fr: variable, reglable | it: variabile, regolabile | nl: regelbaar, regelbare, instelbaar | pt: variavel, ajustavel
  adjustable | de: verstellbar, verstellbare, justierbar, justierbare, fokussierbar | fr: ajustable | nl: verstelbaar, verstelbare
  isolator | de: isolator, faserisolator, isolatoren | es: aislador, aisladores | fr: isolateur, isolateurs | it: isolatore, isolatori | nl: isolator | pt: isolador
  circulator | de: zirkulator, faserzirkulator | es: circulador | fr: circulateur | it: circolatore | nl: circulator | pt: circulador
  wavelength multiplexer | de: multiplexer, wellenlangenmultiplexer | es: multiplexor | fr: multiplexeur | it: multiplexer, multiplatore | nl: multiplexer | pt: multiplexador
  channels | de: kanale, kanal, kanalen | es: canales, canal | fr: canaux, canal | it: canali, canale | nl: kanalen, kanaal | pt: canais, canal
  collimator | de: kollimator, kollimatoren, faserkollimator | es: colimador, colimadores | fr: collimateur, collimateurs | it: collimatore, collimatori | nl: collimator | pt: colimador
  lens | de: linse, linsen | es: lente, lentes | fr: lentille, lentilles | it: lente, lenti | nl: lens, lenzen | pt: lente, lentes
  ball lens | de: kugellinse, kugellinsen | es: lente esferica, lente de bola | fr: lentille boule, lentille bille, bille | it: lente a sfera, lente sferica | nl: kogellens, bollens | pt: lente esferica
  aspheric lens | de: asphare, aspharische linse, aspharen | es: lente asferica | fr: lentille aspherique, asphere | it: lente asferica | nl: asferische lens | pt: lente asferica
  cylindrical lens | de: zylinderlinse, zylinderlinsen | es: lente cilindrica | fr: lentille cylindrique | it: lente cilindrica | nl: cilinderlens, cilindrische lens | pt: lente cilindrica
  microlens array | de: mikrolinsenarray, mikrolinsenfeld, linsenarray | es: matriz de microlentes, array de microlentes | fr: matrice de microlentilles, reseau de microlentilles | it: matrice di microlenti | nl: microlensarray | pt: matriz de microlentes
  photodiode | de: fotodiode, fotodioden, photodiode, photodioden | es: fotodiodo, fotodiodos | fr: photodiode, photodiodes | it: fotodiodo, fotodiodi | nl: fotodiode | pt: fotodiodo
  avalanche photodiode | de: lawinenfotodiode, lawinendiode, avalanche-fotodiode, lawinenphotodiode | es: fotodiodo de avalancha | fr: photodiode a avalanche | it: fotodiodo a valanga | nl: lawinefotodiode | pt: fotodiodo de avalanche
  photodetector | de: detektor, photodetektor, fotodetektor | es: fotodetector, detector | fr: photodetecteur, detecteur | it: fotorivelatore, rivelatore | nl: fotodetector, detector | pt: fotodetector, detector
  receiver | de: empfanger | es: receptor | fr: recepteur | it: ricevitore | nl: ontvanger | pt: receptor
  balanced | de: balanciert, balancierter, balancierten | es: balanceado | fr: equilibre, balance | it: bilanciato | nl: gebalanceerd, gebalanceerde | pt: balanceado
  power meter | de: leistungsmesser, leistungsmessgerat, pegelmesser | es: medidor de potencia, medidor | fr: wattmetre, puissancemetre, mesureur de puissance, radiometre | it: misuratore di potenza, power meter | nl: vermogensmeter | pt: medidor de potencia, power meter
  light source | de: lichtquelle, laserquelle | es: fuente de luz, fuente laser | fr: source de lumiere, source laser, source optique | it: sorgente luminosa, sorgente laser | nl: lichtbron | pt: fonte de luz
  otdr | de: otdr, reflektometer | es: otdr, reflectometro | fr: otdr, reflectometre | it: otdr, riflettometro | nl: otdr, reflectometer | pt: otdr, reflectometro
  inspection scope | de: inspektionsmikroskop, fasermikroskop, steckermikroskop, prufmikroskop | es: microscopio de inspeccion, sonda de inspeccion, microscopio | fr: sonde d inspection, microscope d inspection, microscope | it: microscopio di ispezione, sonda di ispezione, microscopio | nl: inspectiemicroscoop, microscoop | pt: microscopio de inspecao, microscopio
  cleaning kit | de: reinigungsset, reinigungskoffer, reinigungskit | es: kit de limpieza | fr: kit de nettoyage, trousse de nettoyage, mallette de nettoyage | it: kit di pulizia | nl: reinigingsset, schoonmaakset | pt: kit de limpeza
  insertion loss | de: einfugedampfung, einfugeverlust | es: perdida de insercion, perdidas de insercion | fr: perte d insertion, pertes d insertion, affaiblissement | it: perdita di inserzione | nl: invoegverlies, invoegdemping | pt: perda de insercao
  return loss | de: ruckflussdampfung | es: perdida de retorno, perdidas de retorno | fr: perte de retour, affaiblissement de retour, orl | it: perdita di ritorno, return loss | nl: terugvloeidemping, reflectiedemping | pt: perda de retorno
  loss | de: dampfung, verlust | es: perdida, perdidas | fr: perte, pertes | it: perdita, perdite, attenuazione | nl: verlies, demping | pt: perda, perdas
  wavelength | de: wellenlange, wellenlangen | es: longitud de onda, longitudes de onda | fr: longueur d'onde, longueurs d'onde | it: lunghezza d'onda, lunghezze d'onda | nl: golflengte, golflengtes | pt: comprimento de onda
  focal length | de: brennweite | es: distancia focal, longitud focal | fr: distance focale, focale | it: lunghezza focale, focale | nl: brandpuntsafstand | pt: distancia focal
  working distance | de: arbeitsabstand | es: distancia de trabajo | fr: distance de travail | it: distanza di lavoro | nl: werkafstand | pt: distancia de trabalho
  beam diameter | de: strahldurchmesser | es: diametro del haz | fr: diametre de faisceau, diametre du faisceau | it: diametro del fascio | nl: bundeldiameter | pt: diametro do feixe
  bandwidth | de: bandbreite | es: ancho de banda | fr: bande passante | it: larghezza di banda, banda | nl: bandbreedte | pt: largura de banda
  dark current | de: dunkelstrom | es: corriente oscura, corriente de oscuridad | fr: courant d'obscurite | it: corrente di buio | nl: donkerstroom | pt: corrente de escuro
  responsivity | de: empfindlichkeit, responsivitat | es: responsividad | fr: sensibilite | it: responsivita | nl: gevoeligheid | pt: responsividade
  active area | de: aktive flache | es: area activa | fr: surface active | it: area attiva | nl: actief oppervlak | pt: area ativa
  dynamic range | de: dynamikbereich, dynamik | es: rango dinamico | fr: gamme dynamique, dynamique | it: dinamica, gamma dinamica | nl: dynamisch bereik | pt: faixa dinamica
  probe | de: sonde, sonden | es: sonda, sondas | fr: sonde, sondes | it: sonda, sonde | nl: sonde, probe | pt: sonda
  cannula | de: kanule | es: canula | fr: canule | it: cannula | nl: canule | pt: canula
  ribbon | de: bandchenfaser, faserbandchen, bandchen, bandchenkabel | es: cinta, cintas, fibra en cinta | fr: ruban, rubans | it: nastro, nastri | nl: lint, lintvezel | pt: fita, fitas
  loose tube | de: bundelader, bundeladern, bundeladerkabel | es: tubo holgado | fr: structure libre, tube libre | it: loose tube | nl: losse buis | pt: tubo loose
  tail | de: anschlussschwanz | es: cola, rabo | fr: queue | it: coda | nl: staart | pt: cauda
  plenum | es: plenum | fr: plenum | it: plenum
  halogen free | de: halogenfrei, halogenfreier, raucharm | es: libre de halogenos, cero halogenos | fr: sans halogene, zero halogene | it: senza alogeni, lszh | nl: halogeenvrij, halogeenvrije | pt: livre de halogenio
  cable diameter | de: kabeldurchmesser | es: diametro de cable, diametro del cable | fr: diametre de cable, diametre du cable | it: diametro del cavo | nl: kabeldiameter | pt: diametro do cabo
  spooling panel | de: spulenpanel, panel mit kabeltrommel | es: panel con carrete | fr: panneau avec touret, tiroir a touret | it: pannello con bobina | nl: paneel met haspel | pt: painel com bobina
  restoration | de: entstorung, bagger, kabelschaden | es: averia, corte de cable, reparacion | fr: coupure de cable, reparation, depannage | it: guasto, riparazione | nl: kabelbreuk, herstelling | pt: rompimento de cabo, reparo
  training | de: schulung, lehrgang, kurs | es: curso, formacion, capacitacion | fr: formation, stage, cours | it: corso, formazione | nl: cursus, opleiding | pt: curso, treinamento
  maintenance agreement | de: wartungsvertrag | es: contrato de mantenimiento | fr: contrat de maintenance, contrat d entretien | it: contratto di manutenzione | nl: onderhoudscontract | pt: contrato de manutencao
  waterproof | de: wasserdicht, wasserfest | es: estanco, estanca, sumergible | fr: etanche | it: stagno, stagna | nl: waterdicht, waterdichte | pt: estanque, a prova d agua`
