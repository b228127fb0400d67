/** The letters that a language spells out where it has to do without them; none for most. */
export const spelledIn = (language: string): Readonly<Record<string, string>> =>
  spelled[language] ?? {}

const german = { ä: 'ae', ö: 'oe', ü: 'ue' }
const danish = { å: 'aa', ø: 'oe' }
const spelled: Record<string, Record<string, string>> = {
  de: german,
  da: danish,
  nb: danish,
  nn: danish,
  no: danish,
}
