import { common } from './english-common.ts'
import { limits, orders } from './english-limits.ts'
import { plain } from './english-plain.ts'
import { words } from './english-words.ts'
import type { Language } from './language.ts'
import { phrases } from './phrases.ts'

/** English. */
export const english: Language = {
  limits,
  orders,
  same: {
    'stand outside': 'outdoor',
    'stands outside': 'outdoor',
    'sit outside': 'outdoor',
    'sits outside': 'outdoor',
    'live outside': 'outdoor',
    'lives outside': 'outdoor',
    'hang outside': 'outdoor',
    'hangs outside': 'outdoor',
    'go outside': 'outdoor',
    'goes outside': 'outdoor',
    'used outside': 'outdoor',
    'mounted outside': 'outdoor',
    'out in the weather': 'outdoor',
    weatherproof: 'outdoor',
  },
  numbers: {
    one: 1,
    single: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    dozen: 12,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    eighteen: 18,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
    thirteen: 13,
    seventeen: 17,
    nineteen: 19,
  },
  fractions: { half: 0.5, quarter: 0.25, eighth: 0.125, sixteenth: 0.0625 },
  belowZero: ['below', 'below zero'],
  ratioWords: ['by'],
  bothEnds: [
    'both ends',
    'both of the ends',
    'each end',
    'either end',
    'both sides',
    'the two ends',
  ],
  nouns: {
    depth: phrases(`
      deep, depth, front to back, behind, stick out, stick back, sticks back, protrude, deeper than, shallower than,
      of depth, anything deeper than
    `),
    height: phrases(`
      anything taller than, high, higher, tall, taller, height, taller than, of height,
      of headroom
    `),
    width: phrases(`
      wide, wider, narrower, width, wider than, narrower than, of width, anything wider than
    `),
    diameter: phrases(`
      diameter, od, dia, thicker than, thinner than
    `),
    weight: phrases(`
      weigh, weight, heavy, heavier than, lighter than
    `),
    length: phrases(`
      long, longer, shorter, length, longer than
    `),
    operatingTemperature: phrases(`
      temperature, temp, cold, hot, operating temperature
    `),
  },
  asWord: {
    in: phrases(`
      january, february, march, april, may, june, july, august, september, october, november,
      december, winter, summer, spring, autumn, total, all, stock, use, place,
      parallel, series, line, a, an, the, one, two, three, each, every, any, our, my, your, their,
      his, her, its, this, that, these, those, it, them, there, here, single, same,
      which, both, some, house, service, transit
    `),
    'in … #': ['out'],
  },
  having: ['with', 'including', 'incl', 'plus'],
  openings: ['door', 'doorway', 'doorframe', 'gate', 'hatch', 'elevator', 'lift', 'stairwell'],
  housings: ['cabinet', 'rack', 'enclosure', 'closet', 'cupboard', 'niche', 'recess', 'locker'],
  retracting: phrases(`
    no wait, wait no, no hold on, scratch that, strike that, cancel that, no sorry, sorry i mean,
    sorry i meant, no i mean, i meant, or rather, let me correct that, my mistake, my bad,
    correction …, hang on …, hold on …, wait …, nah …, nope …, no no …, sorry …,
    actually …, on second thought …, on second thoughts …, come to think of it …, i mean …,
    no …#, make that #, make it #, no make that #, better make it #, call it #, i mean #, actually #, sorry #
  `),
  interjections: phrases(`
    ah, oh, uh, um, er, eh, hm, hmm, well, ok, okay, but, yeah
  `),
  owning: {
    has: phrases(`
      i've got, we've got, i have got, we have got, i already own, we already own, i own, we own,
      i already have, we already have, i have, we have, i've bought, we've bought, i bought, we bought,
      i've ordered, we've ordered, i ordered, we ordered, i put, we put, we've put, i've put,
      i installed, we installed, we run, we use, got two, got three, got four, got six, got eight,
      got ten, got twelve, got a, got an, got the, got your, got one of, is from, are from,
      left over, we land,
      we re running, i m running, i've a, i've an, we've a, we've an, running your, bought the, bought a, bought an, bought your, got yer
    `),
    wants: phrases(`
      need, we need, i need, now need, now we need, now i need, want, we want, i want, another,
      looking for, give me, give us, send me, send us, now the, one more, two more
    `),
    into: phrases(`
      go into, goes into, go in, fit into, fits into, fit in, slide into, slides into, plug into,
      plugs into, mount in, mount into, clip into, clips into, hang in, sit in, house, hold them,
      hold it, holds them, holds it, take them, take it
    `),
    open: phrases(`
      something to, something that, something so, something for, something on, something there,
      anything to, anything that, anything so, anything for, is there anything, is there something,
      what do i, what do we, what should i, what should we, what can i, what can we, what would i,
      what goes, what keeps, what holds, what fills, what makes, what stands, what closes,
      what gives, what hangs, what adds, what lets, what locks, what seals, what protects,
      what has to, what have to, what must, what needs, what comes, what carries, what bears,
      what supports, what stops, what helps, what allows, what replaces, what prevents,
      what covers, what secures, what shuts, what cures, what sits, how does it take,
      how do they take, what part, which part, the part, part, what is it called, what s it called,
      can i buy, can we buy, who can, who will, who does, can somebody, can someone, can anyone,
      can anybody, do you send, do you come, do you teach, do you help, do you have people,
      can you take, can you send, can you help, can you come, can a crew
    `),
    how: phrases(`
      how do i, how do we, how can i, how can we, how should we, how would we, how to
    `),
    doing: phrases(`
      want to, wants to, need to, needs to, have to, has to, would like to, trying to, going to
    `),
  },
  nextTo: phrases(`
    next to, beside, alongside, side by side with, set against, as against, as opposed to
  `),
  anything: phrases(`
    device, unit, product, part, item, equipment, component, gear, hardware, solution, system,
    thing
  `),
  superlatives: {
    smallest: { end: 'least', of: ['size'] },
    'most compact': { end: 'least', of: ['size'] },
    lightest: { end: 'least', of: ['weight'] },
    shallowest: { end: 'least', of: ['depth'] },
    narrowest: { end: 'least', of: ['width'] },
    shortest: { end: 'least', of: ['length'] },
    longest: { end: 'most', of: ['length'] },
    lowest: { end: 'least' },
    least: { end: 'least' },
    highest: { end: 'most' },
    most: { end: 'most' },
    largest: { end: 'most' },
    best: { end: 'best' },
  },
  comparatives: {
    shorter: { end: 'less', of: ['length'] },
    longer: { end: 'more', of: ['length'] },
    shallower: { end: 'less', of: ['depth'] },
    deeper: { end: 'more', of: ['depth'] },
    narrower: { end: 'less', of: ['width'] },
    wider: { end: 'more', of: ['width'] },
    lower: { end: 'less', of: ['height'] },
    taller: { end: 'more', of: ['height'] },
    higher: { end: 'more', of: ['height'] },
    lighter: { end: 'less', of: ['weight'] },
    heavier: { end: 'more', of: ['weight'] },
    thinner: { end: 'less', of: ['diameter'] },
    slimmer: { end: 'less', of: ['diameter'] },
    thicker: { end: 'more', of: ['diameter'] },
    less: { end: 'less' },
    fewer: { end: 'less' },
    smaller: { end: 'less' },
    more: { end: 'more' },
    larger: { end: 'more' },
    bigger: { end: 'more' },
  },
  waiveAround: [['leave', 'open']],
  ordinals: {
    'the first one': 0,
    'first one': 0,
    'the former': 0,
    'former one': 0,
    'the second one': 1,
    'second one': 1,
    'the latter': 1,
    'latter one': 1,
    'the third one': 2,
    'third one': 2,
    'the other one': -1,
    'other one': -1,
    'of the other': -1,
    'of the first': 0,
    'of the second': 1,
    'take the first': 0,
    'take the second': 1,
    'take the other': -1,
  },
  deeds: {
    behind: phrases(`
      we, you, they, i, who, can, will, would, could, should, must, may, might, us, let, lets,
      can't, won't, mustn't, shouldn't, don't, doesn't, cannot, not
    `),
    beforePlural: phrases(`
      that, it, he, she, who, one
    `),
    before: phrases(`
      it, them, me, us, every, each, everything
    `),
    doing: {
      ending: 'ing',
      behind: phrases(`
      is, are, am, be, been, was, were, of, by, without, nobody, avoid
    `),
    },
    infinitive: ['to', 'and', 'or'],
    objects: phrases(`
      the, a, an, all, our, my, their, this, that, these, those, into, through
    `),
  },
  words,
  common,
  plain,
}
