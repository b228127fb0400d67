/** What you make, in the order of the menus. Products name their family in the same words. */
export const familyOrder = ['{{Trade}}', 'Accessories']

/** The values that tell a card from its neighbors. */
export const cardFields: Record<string, string[]> = {
  '{{Trade}}': ['length', 'weight', 'material'],
  Accessories: ['weight', 'material'],
}

/** What follows the card's values beside a product's picture, most telling first. */
export const keyFields: Record<string, string[]> = {
  '{{Trade}}': ['operatingTemperature'],
}
