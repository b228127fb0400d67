export const siteDescription =
  'מדי לחץ של שקנאור: ערכים להשוואה, מסמכים לקריאה ומחירים לפי בקשה, עד 400 bar.'
