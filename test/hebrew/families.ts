export const familyOrder = ['מדי לחץ', 'אביזרים']

export const cardFields: Record<string, string[]> = {
  'מדי לחץ': ['pressure', 'thread', 'operatingTemperature'],
  אביזרים: ['weight', 'material'],
}

export const keyFields: Record<string, string[]> = {
  'מדי לחץ': ['length', 'weight', 'material'],
}
