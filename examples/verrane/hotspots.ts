import type { Hotspot } from '#domain/records/hotspot.ts'

const traysOfLc = (loss: string): Hotspot[] => [
  {
    x: 21,
    y: 50,
    title: 'Shuttered adapters',
    text: `Internal shutters close behind each plug: no caps to lose, no open port at eye level. ${loss}`,
  },
  {
    x: 76,
    y: 66,
    title: 'Tray latches',
    text: 'Each of the three trays opens alone, travels 120 mm and locks at both ends.',
  },
  {
    x: 88,
    y: 53,
    title: 'Rear cable entry',
    text: 'Trunks enter through side brackets and stay within the depth of 280 mm.',
  },
]

/** By product slug. */
export const hotspots: Record<string, Hotspot[]> = {
  'vhd1-144-lc': traysOfLc('0.25 dB at most per mated pair.'),
  'vhd1-144-lc-apc': traysOfLc('Return loss is 60 dB or better.'),
  'vhd1-432-sn': [
    {
      x: 16,
      y: 54,
      title: 'Three SN ports where one LC duplex sat',
      text: '216 duplex ports on three trays: 432 fibers in one rack unit.',
    },
    {
      x: 71,
      y: 68,
      title: 'Tray latches',
      text: 'The same trays, rails and cord guide as the LC panel; only the plug is new.',
    },
    {
      x: 86,
      y: 51,
      title: 'Fed by MPO',
      text: '36 MPO-12 connectors on a stepped bracket at the rear carry all 432 fibers.',
    },
  ],
  'vsp1-24-lc-apc': [
    {
      x: 55,
      y: 41,
      title: 'Hub with a brake',
      text: 'Pulls at 15 N and stops with the hand. The hub keeps the cable at its rated radius.',
    },
    {
      x: 34,
      y: 43,
      title: 'Slack stays wound',
      text: '75 m of riser cable. What the route does not need never leaves the panel.',
    },
    {
      x: 39,
      y: 66,
      title: 'Ports turn with the spool',
      text: 'They are fixed to its flange, so that no fiber twists while cable is drawn.',
    },
    {
      x: 70.5,
      y: 78,
      title: 'Lock pin',
      text: 'A red flag shows from the aisle that the hub is not locked.',
    },
  ],
  'vsp2-144-lc': [
    {
      x: 55,
      y: 40,
      title: '45 m on a 170 mm hub',
      text: 'The far end is pulled to the other row; moving a row means turning the hub.',
    },
    {
      x: 38,
      y: 66,
      title: 'Grouped 12 by 12',
      text: 'Ports follow the subunits of the trunk, one group to each MPO-12 plug.',
    },
    {
      x: 86,
      y: 52,
      title: 'Cable exit',
      text: 'An 8.1 mm plenum cable leaves at the side; its static radius is 82 mm.',
    },
  ],
}
