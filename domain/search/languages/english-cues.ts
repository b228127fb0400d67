import { phrases, type LanguagePack } from '../language-pack.ts'

/** What English words and phrases tell of what a message does. */
export const cues: NonNullable<LanguagePack['cues']> = {
  question: phrases(`
    what, which, how, why, when, where, who, whose, what s, whats, how does, how is, how are,
    how do, how far, how long, how deep, how wide, how big, how heavy, how often, how cold, how hot,
    what kind of, what happens, at what, up to what, is there a limit, any idea, do you know, tell me, explain`),
  yesOrNo: phrases(`
    is it, is this, is that, is the, are the, are they, are these, does it, does the, do they, do the, do i, do we, can it,
    can i, can we, can they, can the, will it, will the, will they, would it, would that, should i, should we, may i,
    could i, has it, have they, does that, is there, are there, am i, right, correct, okay to, ok to, safe to, allowed, possible`),
  amount: phrases(`
    how many, how much, number of, total, altogether, in total, in all, count, sum, add up, calculate,
    work out, figure out, per rack, rack units, packs, boxes, enough, order qty, quantity, fill, full, fill up, spares,
    both ends, each end, fewest, how few, takes how`),
  rate: phrases('each, per, apiece, every'),
  completion: phrases(`
    fill, fills, filled, full, fully, complete, completed, completely, all the way, equip, equipped, max out, cram`),
  difference: phrases(`
    difference, differences, different, differ, vs, versus, compare, compared, comparison, better, worse, or,
    pros and cons, instead of, which one, which of, which is, rather, over, advantage, worth, sooner, tradeoff, same as, against,
    either, between`),
  fitting: phrases(`
    fit, fits, fitting, go into, goes into, go in, goes in, go with, goes with, work with, works with, compatible, mate,
    mates, mating, plug into, plugs into, plug in, match, matches, latch, click, slot into, drop into, slide into, use with, used with,
    connect to, attach, mount in, adapt, adapter for, take, takes, accept, accepts, house, hold, what else, also need, need with, missing,
    together, interchangeable, replace, swap, retrofit, accessory, accessories`),
  document: phrases(`
    guide, manual, instructions, instruction, data sheet, datasheet, spec sheet, sheet, drawing, drawings, dxf, dwg, step, cad,
    pdf, brochure, catalog, catalogue, white paper, whitepaper, paper, technical note, app note, letter, certificate,
    certification, report, download, model, 3d, document, documents, documentation, documented, written, video, declaration, test report`),
  company: phrases(`
    job, jobs, hiring, hire, career, careers, vacancy, vacancies, intern, internship, apply, application, work for you, office, offices, headquarters,
    factory, plant, visit, tour, founded, ceo, press, journalist, media, interview, distributor, distributors, dealer, reseller, wholesaler,
    partner, partners, phone, call, email, address, contact, talk to, speak to, person, human, someone, rep, sales, engineer, languages,
    company, you guys, your team, training center, event, trade show, booth, newsletter, privacy, gdpr, cookies, sponsor, investor, supplier, customer portal, account, login`),
  commerce: phrases(`
    price, prices, pricing, cost, costs, how much is, how much are, discount, quote, quotation, rfq, lead time, deliver, delivery, delivered, ship, shipping,
    stock, in stock, available, availability, backorder, warranty, guarantee, return, returns, rma, refund, exchange, credit, invoice, billing, payment, pay,
    net 30, terms, po, purchase order, moq, minimum order, tariff, export, sample, samples, order status, tracking, tax exempt, freight, customs`),
  priceOrDate: phrases(`
    price, prices, pricing, priced, cost, costs, how much is, how much are, how much does, how much do, discount, quotation, lead time, lead times,
    delivery time, ballpark`),
  want: phrases(`
    need, needs, want, looking for, look for, searching, recommend, suggest, give me, show me, find me, buy, after a, require, required,
    do you have, do you sell, do you carry, do you make, got any, have any, something, anything, what do you have, what would you, what should, need something,
    options, solution, must be, has to be, must, we are building, planning, project`),
  trouble: phrases(`
    problem, trouble, issue, broken, dirty, broke, fails, failing, failed, keeps, lost, losing, cut, damaged, leak, leaks, wet, water, complain, complaints,
    mess, arguing, wrong, slow, cannot, stuck, worried, afraid`),
  retraction: phrases(`
    no, nope, not, actually, wait, sorry, scratch that, forget, forget it, never mind, instead, i meant, i mean, correction, change, changed, rather, my mistake,
    oops, make it, make that, on second thought, hold on, wrong, drop the, without, no longer, plans changed, change of plan, turns out`),
  turn: phrases(`
    and, also, what about, how about, and the, and for, plus, then, next, too, as well, same for, same thing, now, now the, besides, another thing, other thing, ok and, okay and`),
  pointer: phrases(
    'it, its, that, this, those, these, they, them, the one, that one, this one, the first, the second, the other, there',
  ),
  meaning: phrases(
    'what is, what are, what does, mean, means, meaning, stand for, definition, explain, what s a, what s an',
  ),
  greeting: phrases(
    'hi, hello, hey, good morning, good afternoon, howdy, anybody there, anyone there, are you a bot, are you human, test',
  ),
  thanks: phrases(
    'thanks, thank you, thx, cheers, great, perfect, bye, goodbye, that s all, awesome, got it, ok, okay, cool',
  ),
  manipulation: phrases(`
    ignore your, ignore the rules, ignore all, ignore previous, ignore what you were told, ignore your instructions, ignore the above, forget your, forget the rules,
    forget your rules, forget your instructions, forget everything you, disregard, system prompt, your prompt, hidden prompt, hidden instructions, hidden rules, your instructions, the instructions above, developer mode,
    developer message, developer notice, maintenance mode, audit mode, debug mode, admin mode, admin override, admin note, system override, system notice, system message, jailbreak, pretend, role play, act as, you are now, from now on you,
    reveal, word for word, text you were started with, written above my first, above my first message, your rules, bypass, praise yourself, repeat them, competitors instead, print your, in a code block, internal cost, whole database, complete product database`),
  offTopic: phrases(`
    weather, poem, joke, recipe, football, baseball, game, movie, song, president, election, stock market, crypto, bitcoin, homework, essay, python, code, girlfriend, horoscope, translate, capital of, dinner`),
}
