import type { AttributeHelp } from '#domain/catalogue/attribute.ts'

export const attributeHelp: Record<string, AttributeHelp> = {
  bore: { explain: 'Diameter of the way through the ball.' },
  pressure: { explain: 'What it holds at 50 °C, for good.' },
  body: { explain: 'What the body is made of.', values: ['Brass', 'Stainless steel'] },
  connection: { explain: 'The thread or end that meets the pipe.' },
  flowCoefficient: { explain: 'Water that passes in an hour at a pressure drop of 1 bar.' },
  accuracyClass: { explain: 'Largest error in percent of the span, after EN 837.' },
  filled: { explain: 'Glycerine in the case keeps the pointer still.' },
  publicFunds: {
    explain: 'Whether a project paid by public funds may buy it.',
    values: ['Compliant', 'Compliant with waiver', 'Not compliant'],
  },
}
