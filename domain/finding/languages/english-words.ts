import type { Language } from './language.ts'
import { define } from './english-define.ts'
import { room } from './english-room.ts'
import { phrases } from './phrases.ts'

/** What words around what is asked do. */
export const words: NonNullable<Language['words']> = {
  atLeast: phrases(`
    reach, to reach, must reach, has to reach, have to reach, needs to reach, at least, min,
    minimum, minimum of, no less than, not less than, no fewer than, not fewer than, >=, ≥,
    starting at, from
  `),
  upTo: ['up to', 'and up to', 'or up to'],
  atMost: phrases(`
    and no more than, but no more than, and not more than, but not more than, at most,
    at the most, max, maximum, maximum of, no more than, not more than, not over, no over, <=,
    ≤, within, limit, limited to, not above, does not exceed, capped at, tops out at
  `),
  fitIn: phrases(`
    fit in, fits in, fit into, fits into, fit inside, fits inside, fit within, fits within,
    fit a, fits a, fit an, fits an, fit under, fits under
  `),
  room,
  over: phrases(`
    more than, over, above, greater than, exceeding, exceed, exceeds, beyond, north of,
    upwards of, upward of, in excess of, higher than, bigger than, larger than, taller than,
    deeper than, wider than, longer than, further than, farther than, heavier than, thicker than, hotter than, faster than,
    >
  `),
  under: phrases(`
    less than, below, under, fewer than, lower than, <, smaller than, shorter than,
    shallower than, narrower than, thinner than, slimmer than, lighter than, colder than, south of, shy of
  `),
  about: phrases(`
    about, around, approximately, approx, roughly, ~, ca, some, nearly
  `),
  exactly: ['exactly', 'exact', 'precisely', '='],
  between: ['between', 'from'],
  to: ['to', 'through', 'thru'],
  and: ['and', '&'],
  besides: phrases(`
    plus, together with, along with, as well as, and also, and then
  `),
  or: ['or'],
  not: phrases(`
    not, no, without, non, except, excluding, avoid, never, instead of, nothing, don't, doesn't,
    isn't, aren't, can't, won't, mustn't, shouldn't, wouldn't, couldn't, cannot, don't want,
    refuse, refuses, forbid, forbids, rule out, skip, rather than, other than, not with, nobody,
    nobody has, no one, anything but, everything but, all but, apart from, aside from,
    except for, leave out, leaving out, free of, neither, dont, doesnt, isnt, arent,
    dont need, dont want, don't need, zero, won't take anything that, won't take anything,
    won't accept anything that, won't accept anything, nothing that leans on, nothing that relies on,
    won't take anything that leans on, won't take anything that relies on,
    won't accept anything that leans on, won't accept anything that relies on
  `),
  orBetter: ['or better', 'better than', 'no worse than', 'not worse than', 'not any worse than'],
  orMore: phrases(`
    or more, or greater, or higher, or faster, or above, or bigger, or larger, or longer,
    or wider, or deeper, or taller, or over, and up, and above, and over, and more, on up,
    upwards, +
  `),
  orLess: phrases(`
    or less, or fewer, or lower, or below, or under, or shorter, or smaller, or shallower,
    or narrower, or thinner, or slimmer, or lighter, and under, and below, and no more, but no more,
    and not more, is the limit, is the most, is the maximum, tops
  `),
  mention: phrases(`
    until, till, whenever, whereas,
    for, with, into, onto, in, from, between, behind, at, fed by, inside, per, to go with,
    after, before, takes, to feed, used with, off, using, my, our, one of your,
    end of the, at the end of, end of
  `),
  given: phrases(`
    not just, not only, besides the, besides our, we own, i own, we already have, i already have, we bought, i bought,
    gotta leave the, got to leave the, have to leave the, has to leave the, must leave the,
    gotta keep the, got to keep the, have to keep the, has to keep the, must keep the,
    gotta leave our, have to leave our, gotta keep our, have to keep our,
    without losing, don't lose, dont lose, dont loose, don't loose, won't lose, not lose, not losing,
    taken off, tapped off, off a, off an, off the, off our, from a, from an, from the, from our,
    existing, incoming, don't know, not sure, no idea, we build, i build, we make, i make,
    we design, i design, we run, i run, we produce, we manufacture, we sell, we operate,
    we service, we maintain,
    can't get at, can not get at, cannot get at, can't get to, cannot get to, can't reach,
    cannot reach, can't touch, cannot touch
  `),
  tooLittle: phrases(`
    too short, not enough, isn't enough, aren't enough, won't be enough, not long enough,
    too few, doesn't reach, does not reach, won't reach, will not reach, not far enough
  `),
  unfit: phrases(`
    won't do, will not do, won't work, will not work, doesn't work, does not work, don't work,
    do not work, doesn't suit, does not suit, don't suit, do not suit, won't suit, will not suit,
    doesn't help, does not help, don't help, do not help, won't help, is no use, are no use,
    is of no use, are of no use, is no good, are no good, is not an option, are not an option,
    is out, are out, is out of the question, are out of the question, is not allowed,
    are not allowed, is not acceptable, are not acceptable, isn't allowed, aren't allowed,
    is forbidden, are forbidden, is banned, are banned, not accepted, is not accepted,
    are not accepted, isn't accepted, aren't accepted, not acceptable, not allowed, not permitted,
    is not permitted, are not permitted, not an option, not wanted, is not wanted,
    are not wanted, ruled out, is ruled out, are ruled out
  `),
  there: phrases(`
    is on my bench, is on my desk, is on our bench, is on the bench, is on site, are on site,
    is on the site, are on the site, is already on site,
    are already on site, on site already, is there already, are there already, is already there,
    are already there, is already in, are already in, is in place, are in place,
    is already in place, are already in place, is already mounted, are already mounted,
    is mounted already, is already installed, are already installed, is installed already,
    are installed already, is already up, are already up, is up already, already out there,
    are out there, is out there, are already out there, is already out there, is ours, are ours,
    is our own, are our own, is mine, is fine, are fine, is itself fine, itself is fine,
    themselves are fine, is all right, are all right, stays, stay where they are,
    stays where it is, stays in place, stay in place, came from you, comes from you, is not the problem, is not in question, is existing, are existing, is taken care of,
    are taken care of, is covered, is given, are given
  `),
  accessory: phrases(`
    what do i buy, what do i need, what do we need, what must i order, what must we order,
    what must be ordered, what is needed, what will i need, what do we buy, what else do i need,
    what else do we need, what do i need with, what do i need for, what do we need for,
    what do we have to order, what do i have to order, what do we have to buy,
    what do i have to buy, what should we order, what should i order, what would i need,
    what would we need, what do we order, what do i order, what part do i need,
    what part do we need, what part are we missing, what part am i missing,
    which part do i need, which part do we need, which part number goes, what part number goes,
    must be ordered in addition, and with what, what am i missing, what are we missing,
    which ones do i need, which ones do we need, what else, in addition, accessories, accessory,
    spare part, spare parts, which part solves, what part solves, what solves, which part fixes,
    what part fixes, what fixes, what goes underneath, what goes under it, what goes below,
    what has to be bolted, what must be bolted, what has to be added,
    which part is it, which part is that, what part is that,
    what did i forget, what did we forget, what have i forgotten, what have we forgotten
  `),
  part: phrases(`
    what goes in, what goes in to, what goes on, what has to go, what must go, what adds,
    what makes its, what makes their, what makes them, which parts do i add,
    which parts do we add, what parts do i add, what parts do we add, what do i add,
    what do we add, is there a part
  `),
  ask: phrases(`
    look for, we look for, in the market for, after a, after an, asking for, asks for, asked for, asking us for, which of your, any of your, is there,
    are there, do you build, do you carry, do you offer, do you stock, do you sell,
    can you offer, can you supply, can you send, who do you send, who comes, we require,
    require, in need of, need, i need, we need, want, looking for, search for, searching for,
    recommend, which, what, give me, show me, find me, looking to buy, do you have, do you make,
    got any, quote, order, buy, have you got, suggest, don't you sell, don't you have,
    don't you make, don't you carry, don't you offer, don't you stock, don't you do,
    haven't you got, isn't there, aren't there
  `),
  define,
  fit: phrases(`
    go together, goes together, belong, belongs, belong in, belongs in, match, matches,
    mount in, mounts in, made for, slide in, slides in, clip in, clips in, fit, fits, fitting, hold, holds, compatible, compatible with, mate, mates, mate with,
    plug into, plugs into, go into, goes into, go in, goes in, go with, goes with, work with,
    works with, accept, accepts, combine, connect to, plug, plug straight into, drop into,
    drops into, slide into, slides into, clip into, clips into, snap into, snaps into,
    screw into, screws into, bolt into, bolts into, mount into, mounts into, click into,
    clicks into, goes inside that, goes inside your, goes inside our, goes inside the, go inside that,
    go inside your, go inside our, go inside the, plug in, plugs in, push into, pushes into
  `),
  compare: phrases(`
    what is wrong with the other, what s wrong with the other,
    set apart, sets apart, pros and cons, look the same, decide between,
    choose between, choosing between, compare, comparison, difference, difference between, differences, differ, versus, vs, better
  `),
  this: phrases(`
    this, this one, this product, this part, the one here
  `),
  people: phrases(`
    talk to a human, talk to a person, talk to someone, talk to somebody, talk to an engineer,
    talk to your engineers, talk to sales, speak to a human, speak to a person,
    speak to someone, speak to somebody, speak with someone, speak with somebody,
    speak with a person, speak with an engineer, speak to an engineer, speak to sales,
    human being, real person, live agent, live chat, customer service, customer support,
    sales representative, sales rep, account manager, call me, call me back, phone number,
    telephone number, contact someone, contact you, contact sales, get in touch, reach someone
  `),
  demand: phrases(`
    smallest, largest, biggest, lowest, highest, shortest, longest, lightest, thinnest,
    narrowest, shallowest, fastest, strongest, cheapest, least, best, only, open, outside
  `),
  it: phrases(`
    it, its, them, they, their, these, those, here, both, which one, in there, go inside,
    goes inside
  `),
  correct: phrases(`
    instead, rather, actually, turns out, came to mind, first thought, on second thought,
    make it, make that, change it to, change that to, what about
  `),
  quantity: phrases(`
    day, days, week, weeks, month, months, year, years, each, ea, purchase of, order of,
    order for, batch of, quantity of, qty, qty of, pieces, pcs, units, off, times, x
  `),
  document: phrases(`
    installation guide, installation manual, install guide, quick guide,
    quick installation guide, guide, manual, instructions, data sheet, datasheet, spec sheet,
    brochure, pdf, white paper, technical note, app note, certification letter, drawing,
    document, documents, documentation
  `),
  waive: phrases(`
    forget, forget about, never mind, ignore, ignore what i said about, doesn't matter,
    does not matter, don't matter, do not matter, no longer matters, doesn't matter after all,
    don't care about, do not care about, i don't care about, no longer care about, not important,
    is not important, isn't important, are not important, is unimportant, leave open,
    is negotiable, is up to you, is not needed after all, isn't needed after all,
    can be dropped, drop the requirement, not necessary after all
  `),
  wish: phrases(`
    ideally, preferably, if possible with, hopefully, i'd prefer, we'd prefer, would be nice to have
  `),
  wished: phrases(`
    if there is one, if there's one, if you have one, if you have it, if you have them,
    if you make one, if you make it, if possible, if available, would be nice, would be ideal,
    would be a plus, would be a bonus, is a bonus, is a plus, is preferred, preferred,
    would be preferred, if it exists, if they exist, if you can, but not a must, is not a must
  `),
  any: phrases(`
    any, whatever, whichever
  `),
  stop: phrases(`
    against, down to, is down to, goes down to, requirement, requirements,
    against the wall, against a wall, through the wall, thru the wall, through a wall,
    thru a wall, through walls, straight through, straight thru, straight into, straight to,
    straight away, took out, programme, program, purchase, offered, pending, money, bringing, a,
    help, question, info, information, don't care, doesn't matter, no matter, not only,
    not just, no problem, not yet, the, an, i, we, you, it, is, are, be, your, that, these,
    please, anything, have, has, can, could, will, would, should, do, does, there, any, all, one, ones,
    some, also, just, so, as, by, but, if, then, than, me, us, them, they, hi, hello, thanks,
    thank, per, good, best, how, much, many, when, where, who, why, something, thing, kind,
    type, about, its, was, were, had, not, each, every, both, same, other, only, ever, get, got,
    use, used, work, works, go, goes, must, shall, may, might, here, their, his, her, am, been,
    being, via, qty, pcs, pc, piece, pieces, down, out, again, still, even, such, very, too,
    more, most, less, least, really, quite, maybe, perhaps, now, later, soon, today, tomorrow,
    yesterday, everything, nothing, nobody, somebody, anybody, everyone, someone, sorry,
    basically, left, back, side, end, part, pair, couple, half, whole, tell, telling, says,
    said, say, told, know, knows, wants, let, lets, put, puts, take, takes, taken, taking, make,
    makes, made, give, gives, given, come, comes, coming, came, leave, keep, stay, stays, run,
    runs, running, going, gone, doing, done, look, looks, see, seen, yes, okay, ok, while,
    because, since, until, though, although, whether, either, neither, nor, yet, ago, minute,
    minutes, day, days, week, month, year, years, night, nights, bit, lot, lots, plenty, enough,
    whatever, whichever, whose, whom, till, upon, write, sells, model, models, brand, new, old,
    big, small, little, large, tiny, huge, short, real, nice, fine, safe, sure, able, needed,
    anyone, afterwards, afterward, hence, kindly, dear, guys, guy, folks, folk, team, company,
    shop
  `),
}
