import { test } from 'vitest'
import { expectTold, replacing, type told } from './company.fixture.ts'

const mistakes: Parameters<typeof told>[0] = {
  'site.ts': (text) =>
    text
      .replace(/timeZone: '[^']*'/, "timeZone: 'Europe/Lodon', currency: 'Pound'")
      .replace(/themeColor: '[^']*'/, "themeColor: 'f7f9fb'")
      .replace(/email: '[^']*'/, "email: 'works at example.com', mediaHosts: ['cdn.example.com']"),
  'brand.css': (text) =>
    text.replace('--accent-text:', '--acent-text:').replace(/--mute: [^;]+/, '--mute: #999'),
  'company/contact.ts': replacing("['United Kingdom']", "['Czechia', 'France']"),
  'company/contact-form.ts': (text) =>
    text
      .replace('asksForProductType', 'asksForProducttype')
      .replace("{ name: 'Anything else' }", "{ name: 'Anything else' }, { name: 'Anything else' }")
      .replace('= {}', "= { 'Anything els': 'Say it.' }"),
  'company/enquiries.ts': (text) =>
    text
      .replace("state: 'text_mkrncd4p'", "state: 'text_mkrne8ph'")
      .replace(/quoteSubject: '[^']*'/, "quoteSubject: 'Anything'"),
  'knowledge.ts': (text) =>
    text.replace('featured: []', "featured: ['Ball Valve']").replace("['product", "['produt"),
  'gated-documents.ts': replacing("'ball-valve'", "'ball-valv'"),
  'family-pages.ts': replacing("slug: 'ball-valves'", "slug: 'ball-valve'"),
  'attribute-help.ts': () => "export const attributeHelp = { bor: { kind: 'number' } }\n",
  'trade-rules.ts': replacing(
    '= {}',
    `= {
      joints: [{ name: 'Thread', interfaces: [{ name: 'Port', traits: { seal: ['Flat'] } }] }],
      mismatches: { seel: 'It leaks.' },
    }`,
  ),
  'catalogue/gauge-63.json': (text) =>
    text.replace('"rank": 1', '"rank": 1, "rank": 2').replace('filled with', '<i>filled</i> with'),
  'storage/productImages/drawing.png': () => '<svg></svg>',
  'storage/productImages/picture.webp': () => '\u007fPNG',
}

const said = [
  'site.ts: site.timeZone: error: “Europe/Lodon” is no time zone: did you mean Europe/London?',
  'site.ts: site.currency: error: “Pound” is no currency: write it as EUR',
  'site.ts: site.themeColor: error: “f7f9fb” is no color: write it as #f7f9fb',
  'site.ts: site.email: error: “works at example.com” is no email address',
  'site.ts: site.mediaHosts[0]: error: “cdn.example.com” is no host: write it as https://cdn',
  'brand.css: --acent-text: error: is no role that the site has: did you mean --accent-text?',
  'brand.css: --accent-text: error: is not there: give this role its value',
  'brand.css: --mute: warning: “#999” has a contrast of 2.53:1 with --picture-ground, and',
  'contact.ts: firstCountries[0]: error: “Czechia” is no country of the forms: did you mean “Czech Re',
  'subjects[0].asksForProducttype: error: is nothing that is read: mend its name, or take it out',
  'subjects[2]: error: “Anything else” is there twice: take one out',
  'messageHints: error: “Anything els” is none of the subjects: did you mean “Anything else”?',
  'boards.contact.columns.state: error: “text_mkrne8ph” is the column of country too',
  'boards.contact.quoteSubject: error: “Anything” is none of the subjects',
  'knowledge.ts: knowledge.skippedFolders: error: “produtImages” is no folder of storage/: did',
  'gatedDocuments[0]: error: “ball-valv” is no document of storage/',
  'knowledge.ts: knowledge.featured[0]: error: “Ball Valve” is no PDF of the Knowledge Center: did',
  'family-pages.ts: familyPages[0].slug: error: “ball-valve” is the address of no family: did',
  'attribute-help.ts: attributeHelp: error: “bor” is no attribute of attribute-terms.ts: did',
  'tradeRules.mismatches: error: “seel” is a trait of no joint, so that nobody is warned: did you',
  'catalogue/gauge-63.json: rank: error: is there twice, and only the last is read: take one out',
  'catalogue/gauge-63.json: text: error: holds “<i>”, which is HTML: paste it as plain text',
  'storage/productImages/drawing.png: error: is no picture',
  'storage/productImages/picture.webp: error: is no picture',
]

test('a value that nothing can be done with is told, with what to write', () => {
  expectTold(mistakes, said)
})
