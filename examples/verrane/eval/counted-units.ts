/**
 * What is counted in requests and replies, with the words for it: the evaluation reads the figures
 * of a request by these, apart from the vocabulary that the assistant reads by.
 */
export const countedUnits: Record<string, string[]> = {
  fibers: [
    'fiber',
    'fibers',
    'fibre',
    'fibres',
    'F',
    'count',
    'Faser',
    'Fasern',
    'fibras',
    'vezels',
    '芯',
  ],
  ports: [
    'port',
    'ports',
    'puerto',
    'puertos',
    'poorten',
    'drop',
    'drops',
    'home',
    'homes',
    'apartments',
    'subscribers',
    'Anschlüsse',
    '端口',
  ],
  RU: ['U', 'RU', 'HE', 'rack unit', 'rack units'],
  channels: ['ch', 'channel', 'channels', 'canaux', 'canales', 'Kanäle'],
  splices: ['splice', 'splices', 'Spleiße', 'Einzelspleiße', 'épissures', 'empalmes'],
  slots: ['slot', 'slots'],
}
