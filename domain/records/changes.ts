/** A change of what the engine wants of a company's records. */
export type RecordChange = {
  /** Counted from 1, one more with each change that asks something of a company's folder. */
  version: number
  /** ISO 8601, the day of the release. */
  on: string
  /** What is different, and what to do about it. */
  what: string
}

/**
 * The changelog of the records' shapes. A folder says in `records.json` which version it was written
 * for; `npm run content -- check` tells what has changed since. What may be left out is no change.
 */
export const recordChanges: readonly RecordChange[] = [
  {
    version: 1,
    on: '2026-11-21',
    what: 'The first version that is counted. Old addresses move from redirects.ts, which keeps those with a hash, to redirects.txt.',
  },
  {
    version: 2,
    on: '2026-11-21',
    what: 'Words that the software says by itself are texts of the interface, English where a folder says nothing else (docs/interface-texts.md): take them out of the records, and say in texts/{language}/interface.ts what yours say otherwise. Nothing reads compare-words.ts, list-labels.ts and company/quote-label.ts any more, nor contactLabels and formWords of company/contact-form.ts, enquiryMail of company/enquiries.ts and quoteWords of company/quote.ts: take them out.',
  },
  {
    version: 3,
    on: '2026-11-21',
    what: 'Products say what they comply with in the field compliance, with costShare in it. Records, workbooks and a hosted catalogue that have baba and usCostShare are read as before: nothing has to be changed in them. In texts/{language}/interface.ts write product.costShare in the place of product.usCostShare; an attribute of your own that is called compliance needs another name.',
  },
  {
    version: 4,
    on: '2026-11-30',
    what: 'vocabulary.ts is plain data of the type SearchVocabulary (domain/search/search-vocabulary.ts); what a language says of anything is known. Take out withLanguages. Rename same to synonyms, nouns to attributeWords, values to valueWords, units to unitAttributes, entries to entryAttribute, kinds to kindWords and in it said to words. Take out all other fields but acronyms, counts, atMost, orLonger and uses. Take figures, numberWords and immaterial out of trade-rules.ts: a rule of rules can say the same. In home.ts take end out of the dates of events. Take out translations.ts: synonyms of vocabulary.ts say it.',
  },
]
