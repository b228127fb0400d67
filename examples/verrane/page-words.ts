/** By page, what somebody calls it who does not know its title. */
export const pageWords: Readonly<Record<string, string>> = {
  '/careers':
    'job, jobs, pay, pay band, shifts, day shift, experience needed, my application, job openings, interview, working at, career, vacancy, vacancies, hiring, apply, application, employment, work for us, internship, apprentice, salary, Stellen, Karriere, empleo, emploi, open positions, openings, apprenticeship, trainee, recruiting, resume, CV, hear back, without experience, Stelle, Stellenangebote, Bewerbung, bewerben, Ausbildung, vacature, vacatures, sollicitatie, solliciteren, candidature, stage, trabajo, vacantes, lavoro, candidatura',
  '/support':
    'help, engineer, technical support, phone, telephone, call, call you, pick up the phone, answer the phone, at night, 2 am, weekend, outage, cable cut, cut cable, hotline, price, quote, order status, track my order, where is my order, delivery, return, returns, RMA, repair, warranty, guarantee, complaint, defective, broken, emergency, visit, serial number, test report, customer portal, login, CAD, STEP, 3D model, drawing, SDS, safety data sheet, RoHS, REACH, screen reader, accessibility problem, invoice, fault, out of service, Hilfe, Störung, defekt, Reparatur, Garantie, Reklamation, Rücksendung, Lieferzeit, hulp, storing, reparatie, levertijd, aide, panne, dépannage, réparation, ayuda, avería, reparación, garantía, assistenza, guasto, riparazione, garanzia',
  '/contact-us':
    'contact, people, staff, your people, time zone, local time, their time, what time, until when, which number, billed, charged, overcharged, never ordered, credit note, phone, phone number, telephone, ring, write to, email, opening hours, open, close, address, office, offices, headquarters, location, locations, countries, return, returns, send back, wrong parts, RMA, billing, invoice, refund, warranty, complaint, talk to a person, sales, language, languages, German, Spanish, French, Dutch, Japanese, Chinese, custom, samples, sample, distributor inquiry, CAD, STEP, 3D model, SDS, sent back, give back, exchange, wrong length, wrong item, reach you, working hours, Telefonnummer, anrufen, Öffnungszeiten, erreichbar, Ansprechpartner, Büro, Niederlassung, Rücksendung, zurückschicken, telefoonnummer, bellen, bereikbaar, kantoor, retour, retourneren, numéro de téléphone, appeler, joindre, horaires, bureau, renvoyer, teléfono, llamar, horario, oficina, devolución, devolver, telefono, chiamare, orari, ufficio, reso',
  '/quote':
    'price, prices, price request, reply, response, how quick, how soon, answer, pricing, price list, cost, how much, quotation, request for quote, RFQ, lead time, lead times, delivery time, discount, minimum order, buy, order, purchase, BOM, Angebot, Preis, precio, prix, Preise, Preisliste, Kosten, Rabatt, bestellen, Lieferzeit, Lieferfrist, prijs, offerte, korting, levertijd, tarif, devis, remise, commander, délai, cotización, descuento, plazo de entrega, prezzo, preventivo, sconto',
  '/partners':
    'distributor, distributors, nearby, nearest, price change, media contact, journalist, dealer, reseller, wholesaler, supplier, where to buy, near me, stock, in stock near, on the shelf, carries, carry, represents, represent, keeps in stock, trading house, installer, partner program, certified installer, Händler, distribuidor, distributeur, who carries, who sells, Vertrieb, Vertriebspartner, Bezugsquelle, Großhändler, verdeler, leverancier, groothandel, revendeur, grossiste, où acheter, dónde comprar, rivenditore, distributore, dove comprare',
  '/about':
    'company, firm, standard, certified, environmental management, recycling, recycled, reuse, waste, empty reels, packaging, on-time delivery, history, founded, started, how old, how many people, who we are, certificate, certificates, certification, ISO 9001, ISO 14001, TL 9000, quality, factory, works, manufacturer, employees, sustainability, environment, glassworks, countries, locations, gegründet, Geschichte, Zertifikat, zertifiziert, opgericht, geschiedenis, fondée, histoire, certificat, fundada, historia, certificado, fondata, storia',
  '/leadership':
    'CEO, CFO, officer, executive, responsible, signs, COO, CTO, vice president, boss, head of, in charge, president, chief executive, management, executives, board, directors, who runs, who leads, leader, leaders, chief, Geschäftsführer, Geschäftsführung, Vorstand, directeur, directie, bestuur, direction, PDG, dirigeant, dirección, amministratore delegato',
  '/news':
    'press, press release, press releases, exhibit, exhibited, exhibitor, show, shows, venue, city, stand, this year, media, event, events, trade show, trade shows, exhibition, fair, calendar, conference, booth, announcement, logo, brand, press kit, newsletter',
  '/demos':
    'demo, demonstration, visit, visit us, trailer, see it, in person, try, show, video call, trade show, showroom',
  '/knowledge-center':
    'documents, data sheet, data sheets, datasheet, installation guide, instructions, manual, manuals, video, videos, films, white paper, certificate, CAD, drawing, drawings, download, downloads, catalog, pdf, SDS, Datenblatt, Datenblätter, Montageanleitung, Anleitung, Handbuch, Zeichnung, handleiding, datablad, fiche technique, notice, manuel, ficha técnica, manuales, scheda tecnica, manuale',
  '/resources':
    'tools, download, downloads, catalog, product catalog, pdf, brochure, brochures, guides, calculator, configurator, documents, CAD, training, Katalog, Broschüre, catalogus, catalogue, catálogo, folleto, catalogo',
  '/bead':
    'BEAD, BABA, spreadsheet, Excel, BABA letter, Buy America, Buy American Act, Build America, Buy American list, compliance letter, self-certification, letter, waiver, NTIA, federal funds, made in USA, grant, BL-26-11',
  '/loss-budget':
    'loss budget, link budget, power budget, loss calculator, budget calculator, link loss, attenuation calculator, dB calculator',
  '/list':
    'bill of materials, BOM, parts list, paste, import, spreadsheet, cart, basket, shopping list, wish list, my list',
  '/compare': 'compare, comparison, side by side, difference, differences, versus, vs',
  '/services':
    'AI data center, installation, design, testing, turnkey, engineering, maintenance, training, train, at our site, on our premises, field crew, Dienstleistungen, Planung, Montage, Schulung, Wartung, diensten, onderhoud, installatie, formation, servicios, mantenimiento, servizi, manutenzione',
  '/privacy-policy':
    'privacy, cookie, cookies, GDPR, data protection, tracking, personal data, CCPA',
  '/accessibility':
    'accessibility, screen reader, WCAG, keyboard, large print, contrast, section 508, VPAT, disability',
  '/solutions/wireless':
    'small cell, small cells, DAS, tower, towers, cell tower, 5G, fronthaul, antenna, C-RAN',
}
