import type { BudgetWords } from '#domain/records/loss-budget-words.ts'

export const budgetWords: BudgetWords = {
  intro:
    'Put a channel together from fiber, joints, splices and part numbers, in their order from optic to optic. It is added up from what our records state, and held to the limit you choose.',
  condition: 'Wavelength',
  medium: 'Fiber',
  powers: {
    label: 'Powers of a transceiver',
    outMin: 'Sent at the least, dBm',
    outMax: 'Sent at the most, dBm',
    inMin: 'Sensitivity, dBm',
    inMax: 'Overload, dBm',
    unit: 'dBm',
  },
  points: [
    'Loss of a fiber is its length times the loss of a kilometer at the wavelength; losses of cable, mated pairs and splices add up (ANSI/TIA-568.3-D).',
    'A mated pair is one joint, whichever of the two states it, and the larger where they disagree. A figure for several joints is taken whole.',
    'The joints at the optics are not counted: the limits of IEEE 802.3 and ITU-T begin behind them.',
    'A transceiver’s budget is what it sends at the least less its sensitivity; to avoid overload, the channel has to take what is sent at the most less the overload level.',
    'Limits are quoted from what is public of the standards, with their clause. The standards are sold, and the edition that you are held to has the last word.',
    'What a record leaves out is said to be not stated. It is never taken for zero in the worst case.',
  ],
}
