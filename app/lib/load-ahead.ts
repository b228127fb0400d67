import { paths } from './paths.ts'

/** Addresses of one part that are a visitor's own. */
const excluded = [
  paths.home(),
  paths.list(),
  paths.compare(),
  paths.quote(),
  paths.search(),
  paths.offline(),
]

/**
 * Speculation rules (https://html.spec.whatwg.org/#speculation-rules): browsers that know them
 * prerender the page of a product, a family, a solution or a menu link once a pointer rests on it. Never an
 * address with a query, of a file or of a form.
 */
export const speculationRules = {
  prerender: [
    {
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: ['/:page', '/family/:family', '/solutions/:solution'] },
          { not: { href_matches: ['/*\\?(.+)', '/*.*', ...excluded] } },
          { not: { selector_matches: '[download], [target], [rel~=nofollow]' } },
        ],
      },
    },
  ],
}

/** Names the rules, in a header of pages. */
export const loadAheadHeader = {
  'Speculation-Rules': '"/speculation-rules.json"',
}
