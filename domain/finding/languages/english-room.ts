import { phrases } from './phrases.ts'

/** What lifts a thing, and how it is said how much it bears: 'my lift is good for 200 lb'. */
const lifting = phrases('lift, hoist, crane, forklift, elevator, winch, tailgate')
const bears = phrases(`
  is good for, s good for, is rated for, takes, can take, handles, can handle, lifts, can lift, carries
`)

/** How much room there is, of what has an extent or a weight. */
export const room = [
  ...phrases(`
    can be, may be,
    cavity, recess, niche, alcove, hole, opening, anything over, anything above, anything past,
    anything beyond, anything more than, anything deeper than, anything taller than,
    anything wider than, anything longer than, anything bigger than, only leaves, leaves,
    leaves me, leaves us, only have, have only, only got, got only, just got, there is only,
    there's only, is only, are only, is just, all i have is, all i've got is, all we have is, all we've got is, room for,
    space for, of depth, of height, of width, of headroom, of room, of space, of clearance,
    clearance of, clearance, available, is all i have, is all we have, is all i've got,
    is all we've got, is all there is, to spare
  `),
  ...lifting.flatMap((one) => bears.map((verb) => `${one} ${verb}`)),
]
