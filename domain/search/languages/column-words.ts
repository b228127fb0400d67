import { phrases } from '../language-pack.ts'

/** The words that head the columns of parts lists, in one language. Case and accents do not matter. */
export type ColumnWords = {
  /** Names the quantity, also beside other words: 'Qty 1', 'BOM qty'. */
  quantity: string[]
  /** Names the quantity only by itself: a 'Pin count' is none. */
  quantityAlone: string[]
  /** Marks the quantity to order: this column is preferred. */
  wanted: string[]
  /** Marks figures that are no quantity to order: 'Qty in stock', 'Price'. */
  unwanted: string[]
  /** Names the part number. */
  part: string[]
  /** Marks the maker's part number. */
  maker: string[]
  /** Marks a part number of a dealer or customer. */
  dealer: string[]
}

const english: ColumnWords = {
  quantity: phrases('qty, qnty, qnt, quant, quantity, quantities'),
  quantityAlone: phrases(`
    count, pcs, pieces, units, no of pcs, no of pieces, no of units, number of pieces, number of units,
    required, requested, needed, wanted
  `),
  wanted: phrases(`
    order, ordered, ordering, required, req, reqd, needed, need, requested, total, buy, purchase, wanted
  `),
  unwanted: phrases(`
    stock, available, availability, avail, inventory, hand, backorder, backordered, back, min, minimum, moq,
    mult, multiple, pack, package, box, reel, shipped, delivered, received, reserved, spare, price,
    cost, value, discount, lead, days, weeks, date, year, ean, gtin, upc, hs, tariff, weight, pos,
    position, index, line, id, rev, revision
  `),
  part: phrases(`
    part number, part no, part num, part nr, part #, part code, part, partnumber, partno, pn, p n, mpn,
    mfr #, mfg #, item number, item no, item code, product number, product no, product code, product, article number,
    article no, article, catalog number, catalogue number, catalog no, cat no, model number, model no, model,
    sku, type number
  `),
  maker: phrases('mpn, manufacturer, manufacturers, mfr, mfg, mfgr, maker, oem'),
  dealer: phrases(`
    order code, order no, order number, supplier, vendor, distributor, dealer, customer, your, our, internal,
    digikey, digi key, mouser, farnell, newark, element14, lcsc, arrow, avnet, rs, tme, sku, stock
  `),
}

const german: ColumnWords = {
  quantity: phrases(`
    Menge, Mengen, Anzahl, Anz, Stückzahl, Bestellmenge, Auftragsmenge, Bedarfsmenge, Gesamtmenge, Sollmenge
  `),
  quantityAlone: phrases('Stück, Stk, Stck, St, Bedarf, benötigt'),
  wanted: phrases(`
    Bestellmenge, Auftragsmenge, Bedarfsmenge, Gesamtmenge, Sollmenge, Bedarf, bestellt, benötigt, gesamt, Soll
  `),
  unwanted: phrases(`
    Lager, Lagerbestand, Lagermenge, Bestand, verfügbar, verfügbare, Rückstand, Mindestmenge,
    Mindestbestellmenge, mindestens, Verpackungseinheit, VPE, VE, Ist, geliefert, Liefermenge, Preis,
    Einzelpreis, Gesamtpreis, Stückpreis, Betrag, Kosten, Rabatt, Lieferzeit, Tage, Wochen, Datum, Liefertermin,
    Jahr, Baujahr, Gewicht, Zolltarifnummer, Pos, Position, Zeile
  `),
  part: phrases(`
    Artikelnummer, Artikel Nr, ArtikelNr, Art Nr, Artikel, Teilenummer, Teile Nr, Teil Nr, Teil, Bestellnummer,
    Bestell Nr, Best Nr, Materialnummer, Material Nr, Material, Sachnummer, Sach Nr, Produktnummer, Produkt,
    Herstellernummer, Herstellerteilenummer, Herstellerartikelnummer, Hersteller Nr, Typ, Typnummer, Typ Nr
  `),
  maker: phrases('Hersteller, Herstellernummer, Herstellerteilenummer, Herstellerartikelnummer'),
  dealer: phrases(
    'Lieferant, Lieferanten, Händler, Kunde, Kunden, Kundenartikelnummer, Ihre, unsere',
  ),
}

const french: ColumnWords = {
  quantity: phrases('quantité, quantités, qté, qte'),
  quantityAlone: phrases('nombre, pièces'),
  wanted: phrases('commandée, commander, commande, requise, demandée, besoin, totale, total'),
  unwanted: phrases('stock, disponible, dispo, minimum, mini, prix, délai, jours, poids'),
  part: phrases(`
    numéro de pièce, n de pièce, numéro d article, n d article, article, référence article, réf article, réf,
    référence fabricant, référence produit, code article, code produit, produit
  `),
  maker: phrases('fabricant'),
  dealer: phrases('fournisseur, client'),
}

const spanish: ColumnWords = {
  quantity: phrases('cantidad, cantidades, cant, ctd'),
  quantityAlone: phrases('uds, unidades, piezas'),
  wanted: phrases('pedida, pedido, pedir, solicitada, requerida, necesaria, total'),
  unwanted: phrases('stock, existencias, disponible, mínima, mínimo, precio, plazo, días, peso'),
  part: phrases(`
    número de parte, n de parte, número de pieza, número de artículo, artículo, código de artículo, código,
    referencia, ref, producto, modelo
  `),
  maker: phrases('fabricante'),
  dealer: phrases('proveedor, cliente'),
}

const dutch: ColumnWords = {
  quantity: phrases('aantal, aantallen, hoeveelheid, bestelaantal'),
  quantityAlone: phrases('stuks'),
  wanted: phrases('bestelaantal, besteld, bestellen, benodigd, nodig, gevraagd, totaal'),
  unwanted: phrases('voorraad, beschikbaar, minimum, prijs, levertijd, dagen, gewicht'),
  part: phrases(
    'artikelnummer, artikelnr, artikel nr, artikel, onderdeelnummer, onderdeel, bestelnummer',
  ),
  maker: phrases('fabrikant'),
  dealer: phrases('leverancier, klant'),
}

const italian: ColumnWords = {
  quantity: phrases('quantità, qta'),
  quantityAlone: phrases('pezzi, pz'),
  wanted: phrases('ordinata, ordinare, richiesta, necessaria, totale'),
  unwanted: phrases(
    'giacenza, disponibile, magazzino, minima, minimo, prezzo, consegna, giorni, peso',
  ),
  part: phrases(
    'codice articolo, codice prodotto, codice, articolo, numero parte, prodotto, modello',
  ),
  maker: phrases('produttore, costruttore'),
  dealer: phrases('fornitore, cliente'),
}

const chinese: ColumnWords = {
  quantity: phrases('数量, 用量, 需求数量, 需求量, 订购数量, 采购数量, 总数量'),
  quantityAlone: phrases('件数'),
  wanted: phrases('需求数量, 需求量, 订购数量, 采购数量, 总数量'),
  unwanted: phrases('库存, 库存数量, 单价, 价格, 交期, 序号, 最小起订量'),
  part: phrases('型号, 产品型号, 规格型号, 料号, 零件号, 物料编码, 物料号, 产品编号, 制造商料号'),
  maker: phrases('制造商料号, 制造商型号'),
  dealer: phrases('供应商料号, 客户料号'),
}

const japanese: ColumnWords = {
  quantity: phrases('数量, 必要数, 必要数量, 注文数, 注文数量, 発注数'),
  quantityAlone: phrases('個数, 員数'),
  wanted: phrases('必要数, 必要数量, 注文数, 注文数量, 発注数'),
  unwanted: phrases('在庫, 在庫数, 在庫数量, 単価, 価格, 納期, 番号, 最小発注数'),
  part: phrases('型番, 品番, 部品番号, 型式, 商品番号, メーカー型番, メーカー品番'),
  maker: phrases('メーカー型番, メーカー品番'),
  dealer: phrases('顧客品番, 仕入先品番'),
}

/** Buyers send the tables of their own suppliers and colleagues: all languages are read at once. */
export const columnWords: readonly ColumnWords[] = [
  english,
  german,
  french,
  spanish,
  dutch,
  italian,
  chinese,
  japanese,
]
