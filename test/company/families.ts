export const familyOrder = ['Ball Valves', 'Pressure Gauges', 'Seals & Spares']

export const cardFields: Record<string, string[]> = {
  'Ball Valves': ['bore', 'pressure', 'body', 'flowCoefficient'],
  'Pressure Gauges': ['range', 'dial', 'accuracyClass', 'filled'],
  'Seals & Spares': ['bore', 'seat'],
}

/** What follows the card's values beside a product's picture, most telling first. */
export const keyFields: Record<string, string[]> = {
  'Ball Valves': ['connection', 'operatingTemperature'],
}
