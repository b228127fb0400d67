import type { DrawnRequest, DrawnWords } from './drawn-requests.ts'
import { createRandom } from './random.ts'

/** What people say of themselves beside a need. It asks for nothing. */
const told = `
  Splicing foreman here.;; I buy for a small utility.;; Second time I write this month.;; I design rooms for carriers.;;
  Our drawing office put this on my desk.;; My predecessor always called you.;; The inspector comes in March.;;
  We are four people and a truck.;; It is for a customer in Ohio.;; I am new at this.;; The old one failed in January.;;
  Panel beater by trade, now I pull cable.;; Nobody in our office knows.;; The trench is open since Monday.`
/** Of what they have, which is of another type than what they ask for. */
const had = `
  The {kind} is on site.;; The {kind} is there already.;; We have the {kind}.;; I don't need another {kind}.;;
  The {kind} stays where it is.;; The {kind} is already mounted.;; Our {kind} is in place.;; The {kind} we own is fine.;;
  The {kind} itself is fine, don't quote me one.;; The {kind} came from you in 2009.;; We bought the {kind} last year.;;
  No second {kind}, please, we have one.;; The {kind} is ours.;; A {kind} we have.`
/** Demands that nobody can meet. */
const strange = `
  and a gronk of 7 blips;; with at least 3 frobs;; and no more than 12 snarks per side;; , no snark inside;; , it must never wobble;;
  , only with a gimbal;; , to be approved after ZR-77;; , thinner than a whisker;; , and it has to sing;; without any frobnication;;
  , rated for 40 glims;; , plaid;; , quieter than 30 phon;; , and the lid should open by foot`
const listed = (text: string) => text.split(';;').map((one) => one.trim().replace(/\s+/g, ' '))

/** What is said beside a drawn request, each with its forms. */
export const asides = { told: listed(told), had: listed(had), strange: listed(strange) }

export type Aside = keyof typeof asides

/**
 * Drawn requests with something said beside each: what is told or had changes nothing of what is
 * asked for, what is strange nobody may claim to be met. `isOf` chooses among the forms by place.
 */
export function withAsides(
  requests: readonly DrawnRequest[],
  { kinds }: Pick<DrawnWords, 'kinds'>,
  aside: Aside,
  { seed, isOf = () => true }: { seed: number; isOf?: (place: number) => boolean },
): DrawnRequest[] {
  const random = createRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const forms = asides[aside].filter((_, place) => isOf(place))
  return requests.map((request) => {
    const { text, type } = request
    const own = new Set(kinds[type])
    const others = Object.values(kinds).filter((words) => !words.some((word) => own.has(word)))
    const said = pick(forms).replace('{kind}', pick(pick(others)))
    if (aside === 'strange') {
      const link = said.startsWith(',') ? '' : ' '
      return { ...request, text: `${text.replace(/[.?]$/, '')}${link}${said}` }
    }
    const whole = /[.?]$/.test(text) ? text : `${text}.`
    return { ...request, text: random() < 0.5 ? `${said} ${whole}` : `${whole} ${said}` }
  })
}
