import type { Reading } from './questions.ts'

export type CompanyName = {
  /** As it stands beside the mark, without the legal form. */
  name: string
  legalName: string
  /** In front of part numbers, and what the mark is made of: two letters where there are two. */
  prefix: string
}

const legalForms =
  /[\s,]+(?:(?:GmbH|AG|SE|KGaA|KG|OHG|UG|e\.\s?K\.|Ltd\.?|Limited|PLC|LLC|LLP|Inc\.?|Corp\.?|Co\.?|B\.?V\.?|N\.?V\.?|S\.?A\.?S?|S\.?r\.?l\.?|S\.?p\.?A\.?|A\/S|AB|Oy|ApS|&)(?=[\s,.]|$)[\s,]*)+$/i

export function readName(text: string): Reading<CompanyName> {
  const [whole, short, long] = /^(.+?)\s*\(([^()]+)\)$/.exec(plain(text)) ?? [plain(text)]
  const legalName = long ?? whole
  if (!/\p{L}/u.test(legalName)) return refused('A name has letters: write that of the company.')
  if (legalName.length > 60) return refused('A name of more than 60 characters breaks the header.')
  const name = short ?? (legalName.replace(legalForms, '') || legalName)
  return { ok: true, value: { name, legalName, prefix: prefixOf(name) } }
}

export type Trade = {
  /** In the middle of a sentence. */
  trade: string
  /** At its beginning, and as the name of the first family. */
  Trade: string
}

export function readTrade(text: string): Reading<Trade> {
  const trade = plain(text).replace(/\.$/, '')
  if (!/\p{L}{2}/u.test(trade)) {
    return refused('Say what you make in one to four words, as: hydraulic cylinders.')
  }
  if (trade.length > 40) {
    return refused('More than 40 characters do not fit into menus: say it in one to four words.')
  }
  const [wrong] = /[^\p{L}\p{N} ,&’'()+-]/u.exec(trade) ?? []
  if (wrong) return refused(`“${wrong}” cannot stand in an address: leave it out.`)
  const Trade = trade.slice(0, 1).toLocaleUpperCase() + trade.slice(1)
  return { ok: true, value: { trade, Trade } }
}

const refused = (message: string) => ({ ok: false as const, message })

/** One line without what a terminal may add to it. */
const plain = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

function prefixOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean)
  const [first = 'P', second = first.slice(1)] = words
  return first.slice(0, 1) + second.slice(0, 1)
}
