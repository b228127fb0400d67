export const assistant = {
  opening: 'Say what it has to do, and what it must not exceed.',
  examples: ['Something of aluminum below 2 kg', 'What goes with {{prefix}}-100?'],
}
