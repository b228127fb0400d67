/** What the assistant says before anybody has asked. */
export const assistant = {
  opening:
    'Say what you need: fibers, connectors, rack units, loss, place. Products come from our catalogue; figures and status are what it states.',
  example: '144 LC fibers in 1U, for BEAD',
}
