/**
 * A text in small letters, those of the Latin script without their marks: 'Łódź' as 'lodz', 'groß'
 * as 'gross', the four letters i of Turkish as one. Other scripts keep theirs, which are letters of
 * their own. `own` has the letters that a language spells out otherwise: 'ü' as 'ue' in German.
 */
export function plainLetters(text: string, own: Readonly<Record<string, string>> = {}): string {
  const lower = text.toLowerCase().normalize('NFC')
  // Most texts have other signs at most, and a catalogue has many.
  if (!marked.test(lower)) return lower
  return lower
    .replace(/[^\0-\x7f]/g, (letter) => own[letter] ?? letter)
    .normalize('NFD')
    .replace(/(\p{sc=Latin})\p{M}+/gu, '$1')
    .replace(/[ßæœøłđðþħŧıŋ]/g, (letter) => whole[letter]!)
    .normalize('NFC')
}

/** Latin letters beyond ASCII, and marks of any letter. */
const marked = /[\u00df-\u024f\u1e00-\u1eff]|\p{M}/u

/** Letters that Unicode does not take apart. */
const whole: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
}
