export const assistant = {
  opening: 'Say what has to be shut, and at what pressure.',
  examples: ['A ball valve for 40 bar', 'A gauge to 16 bar with glycerine'],
}
