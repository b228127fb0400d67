/** What the forms that ask for all of it ask of whoever sends them, in the order in which faults are told. */
export const senderNames = [
  'firstName',
  'lastName',
  'companyName',
  'title',
  'companyEmail',
  'phoneNumber',
  'country',
  'state',
] as const
