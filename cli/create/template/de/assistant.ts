export const assistant = {
  opening: 'Sagen Sie, was es können muss und was es nicht überschreiten darf.',
  examples: ['Etwas aus Aluminium unter 2 kg', 'Was passt zu {{prefix}}-100?'],
}
