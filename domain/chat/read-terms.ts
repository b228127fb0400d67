import type { Requirement } from './requirement.ts'

type Term = {
  slot: string
  fields: string[]
  said: RegExp
  /** What a value of the fields has to match. */
  matches: (said: string[]) => RegExp
  says: (said: string[]) => string
}

const ends = ['connector', 'connectorB', 'connectors']
const upper = ([first = '']: string[]) => first.toUpperCase()
const term = (
  slot: string,
  fields: string[],
  said: string,
  matches: RegExp | Term['matches'],
  says: string | Term['says'],
): Term => ({
  slot,
  fields,
  said: new RegExp(`(?<![a-z\\d.])(?:${said})(?![a-z\\d])`, 'g'),
  matches: matches instanceof RegExp ? () => matches : matches,
  says: typeof says === 'string' ? () => says : says,
})
const connector = (said: string, matches: RegExp | Term['matches'], says: string | Term['says']) =>
  term('connector', ends, said, matches, says)
const mounting = (said: string, matches: RegExp, says: string) =>
  term('mounting', ['mounting'], said, matches, says)

const terms: Term[] = [
  connector('hardened mpo|hmpo', /^Hardened MPO/, 'hardened MPO'),
  connector('hardened(?: sc)?', /^Hardened/, 'hardened connectors'),
  connector(
    '(?:mpo|mtp)[- ]?(?:8|12|16|24)',
    ([said = '']) => new RegExp(`^(?:Hardened )?MPO-${/\d+/.exec(said)?.[0]}$`),
    ([said = '']) => `MPO-${/\d+/.exec(said)?.[0]}`,
  ),
  connector('(?:mpo|mtp)(?![- ]?(?:8|12|16|24)(?!\\d))', /^(?:Hardened )?MPO/, 'MPO'),
  connector('(?<!hardened )sc(?: duplex)?', /^SC/, 'SC'),
  connector('lc(?: duplex)?', /^LC/, 'LC'),
  connector('fc', /^FC/, 'FC'),
  connector('st', /^ST$/, 'ST'),
  connector('sn-mt', /^SN-MT/, 'SN-MT'),
  connector('sn(?!-mt)', /^SN$/, 'SN'),
  connector('mdc|cs', ([said = '']) => new RegExp(`^${said.toUpperCase()}$`), upper),
  connector('sma(?:905)?', /^SMA/, 'SMA905'),
  term(
    'polish',
    ['polish'],
    '[au]pc',
    ([said = '']) => new RegExp(`^${said.toUpperCase()}$`),
    upper,
  ),
  term(
    'glass',
    ['fiberType'],
    'om[1-5]',
    ([said = '']) => new RegExp(`^${said.toUpperCase()}`),
    upper,
  ),
  term(
    'glass',
    ['fiberType'],
    'g\\.?65[27]\\.?([abd][123]?)?',
    ([said = '']) =>
      new RegExp(
        said
          .replace(/^g\.?(\d{3})\.?/, 'G.$1.')
          .replace(/\.$/, '')
          .replaceAll('.', '\\.'),
        'i',
      ),
    upper,
  ),
  term(
    'glass',
    ['mode'],
    'single-? ?mode|sm|smf|os2|os1|monomodo?|einmodig|9/125',
    /^Single-mode$/,
    'single-mode',
  ),
  term(
    'glass',
    ['mode'],
    'multi-? ?mode|mm(?= (?:patch|cord|fiber|cable|cassette|panel))|mmf|multimodo',
    /^Multimode$/,
    'multimode',
  ),
  term(
    'glass',
    ['mode'],
    'pm|polari[sz]ation[- ]maintaining',
    /^Polarization/,
    'polarization-maintaining',
  ),
  term(
    'origin',
    ['countryOfOrigin'],
    '(?:made|manufactured|built|produced) in (?:the )?(?:usa?|u\\.s\\.a?\\.?|united states|america)|us[- ]made|american[- ]made',
    /^USA$/,
    'made in USA',
  ),
  term(
    'origin',
    ['countryOfOrigin'],
    '(?:made|manufactured|built|produced) in (?!(?:the )?(?:us|u\\.s|united states|america))(?:the )?([a-z]+)',
    ([, land = '']) => new RegExp(`^${land}$`, 'i'),
    ([, land = '']) => `made in ${land.charAt(0).toUpperCase()}${land.slice(1)}`,
  ),
  term(
    'bead',
    ['beadBaba'],
    'bead|baba|build america',
    /^Compliant/,
    'listed as BEAD/BABA compliant',
  ),
  term(
    'environment',
    ['environment'],
    'outdoors?|outside(?: plant)?|osp|außen|aussen|au(?:ß|ss)enbereich|exterior|exterieur|buiten',
    /Outdoor/,
    'outdoor',
  ),
  term('environment', ['environment'], 'indoors?|interior|interieur', /Indoor/, 'indoor'),
  mounting('wall[- ]?(?:mount(?:ed|ing)?)|on (?:a|the) wall', /^Wall$/, 'wall mounting'),
  mounting('poles?(?:[- ]mount(?:ed|ing)?)?', /^Pole$/, 'pole mounting'),
  mounting('strand(?:[- ]mount(?:ed|ing)?)?|aerial', /^Strand$/, 'strand mounting'),
  mounting('pedestal', /^Pedestal$/, 'pedestal mounting'),
  mounting('pads?(?:[- ]mount(?:ed|ing)?)?', /^Pad$/, 'pad mounting'),
  mounting('hand ?hole', /^Handhole$/, 'handhole mounting'),
  mounting(
    'buried|below[- ](?:ground|grade)|underground',
    /^Handhole$/,
    'below ground, in a handhole',
  ),
  mounting('rack[- ]?mount(?:ed)?|rack panels?|19[- ]?in(?:ch)?', /^19 in/, 'rack mounting'),
  mounting('din rail', /^DIN rail$/, 'DIN rail mounting'),
  term('jacket', ['jacket'], 'plenum|ofnp', /plenum/, 'plenum jacket'),
  term('jacket', ['jacket'], 'riser|ofnr', /riser/i, 'riser jacket'),
  term('jacket', ['jacket'], 'lszh|ls0h|halogen[- ]free', /LSZH/, 'LSZH jacket'),
  term(
    'spacing',
    ['channelSpacing'],
    '(?<=(?:wdm|mux|spacing|grid).*)\\d+ ?ghz|\\d+ ?ghz(?= (?:channel|grid|spacing|d?wdm))',
    ([said = '']) => new RegExp(`^${Number.parseInt(said, 10)} GHz`),
    ([said = '']) => `${Number.parseInt(said, 10)} GHz spacing`,
  ),
  term('material', ['material'], 'ingaas', /^InGaAs$/, 'InGaAs'),
]

/** What excludes the word that follows it. */
export const negated =
  /(?:^|[^a-z])(?:not|without|no|non|except|excluding|avoid|ignore|instead of|ohne|sin|sans|kein|geen|zonder)\s+(?:(?:an?|any|the|with)\s+)?(?:[a-z-]+\s+(?:or|and|nor)\s+)?$/

/** Connectors, glass, places and the like; 'not', 'without' and 'no' before a term exclude it. */
export function readTerms(text: string): Requirement[] {
  const all = terms.flatMap((one) =>
    [...text.matchAll(one.said)].map((match): Said => {
      const words = [...match]
      const from = match.index
      return {
        ...one,
        from,
        to: from + match[0].length,
        excluded: negated.test(text.slice(Math.max(0, from - 40), from)),
        label: one.says(words),
        pattern: one.matches(words),
      }
    }),
  )
  const outer = all.filter((a) => !all.some((b) => b.slot === a.slot && isWithin(a, b)))
  return alternatives(outer, text).map(({ slot, fields, label, pattern, excluded }) =>
    excluded
      ? { slot: `not ${slot}`, fields, says: `without ${label}`, test: 'none', matches: pattern }
      : { slot, fields, says: label, test: 'text', matches: pattern },
  )
}

type Said = Pick<Term, 'slot' | 'fields'> & {
  from: number
  to: number
  excluded: boolean
  label: string
  pattern: RegExp
}

/** The 'hardened' of 'hardened mpo' says nothing of its own. */
const isWithin = (a: Said, b: Said) =>
  b.from <= a.from && b.to >= a.to && b.to - b.from > a.to - a.from

/** 'MDC or SN' asks for one of the two. */
function alternatives(found: Said[], text: string): Said[] {
  const made: Said[] = []
  for (const next of found.toSorted((a, b) => a.from - b.from)) {
    const last = made.at(-1)
    const isOther =
      last?.slot === next.slot &&
      last.fields.join() === next.fields.join() &&
      !last.excluded &&
      !next.excluded &&
      /^\s*(?:or|oder|of|ou|o)\s*$/.test(text.slice(last.to, next.from))
    if (!isOther) made.push(next)
    else {
      const pattern = new RegExp(`${last.pattern.source}|${next.pattern.source}`, 'i')
      made[made.length - 1] = { ...next, pattern, label: `${last.label} or ${next.label}` }
    }
  }
  return made
}

/** The words of the terms, for the spelling. */
export const termWords = terms.flatMap(
  ({ said }) => said.source.replace(/\\[a-z]/g, ' ').match(/[a-z]{4,}/g) ?? [],
)
