/** What products of the sample are called, for searches of many. */
export const searchedWords = [
  'panel',
  'splitter',
  'cable',
  'lens',
  'cassette',
  'tester',
  'enclosure',
  'attenuator',
]
