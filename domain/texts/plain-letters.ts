/**
 * A text in small letters, those of the Latin script without their marks: 'Łódź' as 'lodz', 'groß'
 * as 'gross', the four letters i of Turkish as one. Other scripts keep theirs, which are letters of
 * their own. Without a language each mark is dropped; with one it is spelled out as is usual there:
 * 'ü' as 'ue' in German.
 */
export function plainLetters(text: string, language?: string): string {
  const own = (language && spelled[language]) || {}
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\0-\x7f]/g, (letter) => own[letter] ?? letter)
    .normalize('NFD')
    .replace(/(\p{sc=Latin})\p{M}+/gu, '$1')
    .replace(/[ßæœøłđðþħŧıŋ]/g, (letter) => whole[letter]!)
    .normalize('NFC')
}

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

const german = { ä: 'ae', ö: 'oe', ü: 'ue' }
const danish = { å: 'aa', ø: 'oe' }
const spelled: Record<string, Record<string, string>> = {
  de: german,
  da: danish,
  nb: danish,
  nn: danish,
  no: danish,
}
