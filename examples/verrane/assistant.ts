/** What the assistant says before anybody has asked. */
export const assistant = {
  opening:
    'Say what you need: fibers, connectors, rack units, loss, place. Products come from our catalog; figures and status are what it states.',
  /** Asked at a press; the first is the hint in the field. */
  examples: [
    '144 LC fibers in 1U, for BEAD',
    'Outdoor terminal with 8 ports, −40 °C',
    '1×32 splitter with SC/APC',
  ],
}
