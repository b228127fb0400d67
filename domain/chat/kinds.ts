/** A kind of product: how it is asked for, and what the names of such products hold. */
export type Kind = { name: string; said: RegExp; stems: string[] }

const kind = (name: string, said: string, ...stems: string[]): Kind => ({
  name,
  // Before a letter only: German and Dutch write what a closure is for in the same word.
  said: new RegExp(`(?<![a-z])(?:${said})(?:e?s|en|n)?(?![a-z])`, 'g'),
  stems: stems.length > 0 ? stems : [name.toLowerCase()],
})

/** The trade's words in the order of their specificity; several may be said in one message. */
export const kinds: Kind[] = [
  kind(
    'patch cord',
    'patch ?cord|patch ?cable|patch ?lead|patchkabel|jumper|cordon|latiguillo',
    'cord',
    'jumper',
  ),
  kind('pigtail', 'pig ?tail'),
  kind('trunk', 'trunk|trunk cable'),
  kind('harness', 'harness|break ?out|fan ?out', 'harness', 'breakout'),
  kind('drop', 'drop|drop cable|drop assembly'),
  kind(
    'patch panel',
    'patch ?panel|panel|patchpaneel|tiroir(?: optique)?|rangierfeld|panel de parcheo',
    'panel',
  ),
  kind('cassette', 'cassette|kassette|casete'),
  kind('adapter plate', 'adapter plate|adaptor plate', 'adapter plate'),
  kind('wall box', 'wall ?box|mdu terminal|mdu box', 'wall box', 'mdu terminal'),
  kind('pedestal', 'pedestal'),
  kind('terminal', 'terminal|mst|multiport', 'terminal'),
  kind('closure', 'closure|splice case|dome|(?:spleiss|spleiß)?muffe|cierre|boitier', 'closure'),
  kind('splice enclosure', 'splice enclosure|enclosure', 'enclosure', 'closure'),
  kind('splice chassis', 'splice chassis|chassis|spleissbox', 'chassis'),
  kind('distribution hub', 'distribution hub|fiber hub|hub|fdh', 'hub'),
  kind('frame', 'frame|odf|distribution frame', 'frame', 'odf'),
  kind('cross-connect', 'cross-?connect(?:ing)?(?: cabinet)?', 'cross-connect'),
  kind('splitter', 'splitter|plc|divisor|splitteur|coupleur plc', 'splitter', '1x32'),
  kind('CWDM', 'cwdm'),
  kind('DWDM', 'dwdm'),
  kind(
    'WDM',
    'wdm|mux|multiplexer|demux|multiplexor|multiplexeur',
    'mux',
    'wdm module',
    'coexistence',
  ),
  kind('coexistence', 'coexistence', 'coexistence'),
  kind('attenuator', 'attenuator|voa'),
  kind('coupler', 'coupler|tap', 'coupler', 'tap'),
  kind('isolator', 'isolator'),
  kind('circulator', 'circulator'),
  kind('balanced receiver', 'balanced receiver|balanced detector', 'balanced receiver'),
  kind('avalanche photodiode', 'apd|avalanche(?: photodiode)?', 'apd', 'avalanche'),
  kind(
    'photodiode',
    'photo ?diode|photo ?detector|detector|fotodiodo|fotodiode|pin diode',
    'photodiode',
    'receiver',
    'detector',
  ),
  kind('collimator', 'collimator|kollimator|colimador|コリメータ', 'collimator'),
  kind('cannula', 'cannula', 'cannula'),
  kind('probe', 'probe', 'probe'),
  kind('microlens array', 'microlens array|micro-?lens(?: array)?', 'microlens'),
  kind('GRIN lens', 'grin lens|grin', 'grin'),
  kind('ball lens', 'ball lens', 'ball lens'),
  kind('cylindrical lens', 'cylindrical(?: lens)?', 'cylindrical'),
  kind('asphere', 'asphere|aspheric(?: lens)?', 'asphere'),
  kind('lens', 'lens|linse|lente|lentille', 'lens', 'asphere'),
  kind('OTDR', 'otdr'),
  kind('power meter', 'power ?meter'),
  kind('light source', 'light source'),
  kind('inspection scope', 'inspection scope|scope|microscope|inspection microscope', 'scope'),
  kind('cleaning kit', 'cleaning kit|cleaner|cleaning', 'cleaning'),
  kind('test set', 'test set|test kit|loss test', 'test set', 'test kit', 'extinction'),
  kind('course', 'training|course|schulung', 'course', 'training'),
  kind('design service', 'design service|network design|planning|design', 'design', 'planning'),
  kind('project management', 'project management', 'project management'),
  kind(
    'maintenance',
    'maintenance(?: agreement)?|service agreement|response time|on-?site repair',
    'maintenance',
  ),
  kind('restoration', 'restoration|restore|repair|cut fiber', 'restoration'),
  kind('certification', 'link certification|certification|certify', 'certification'),
  kind('instrument', 'instrument|tester|test equipment|measuring equipment', '#instruments'),
  kind('service', 'services', '#services'),
  kind(
    'installation',
    'installation service|cabling installation|integration',
    'installation',
    'integration',
  ),
]

/** The words that kinds are asked for by, for the spelling. */
export const kindWords = kinds.flatMap(({ said, stems }) =>
  [said.source.replace(/\(\?[^a-z]*|e\?s\|en\|n/g, ' '), ...stems].flatMap(
    (text) => text.match(/[a-z]{4,}/g) ?? [],
  ),
)
