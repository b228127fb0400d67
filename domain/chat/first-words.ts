/** So many words are read of one message; nobody tells a need in more. */
const maxWords = 1000
/** A text without spaces has few words, of any length. */
const maxLetters = 8000

/** What is read of a message: the first words of it, and how many they are where that is not all. */
export function firstWords(message: string): { text: string; words?: number } {
  const text = message.trim()
  const start = text.slice(0, maxLetters)
  const words = start.split(/\s+/, maxWords + 1)
  if (start.length === text.length && words.length <= maxWords) return { text }
  const behind = words.slice(0, maxWords)
  const isHalf = words.length <= maxWords && behind.length > 1 && /\S/.test(text[maxLetters]!)
  const read = isHalf && !/\s$/.test(start) ? behind.slice(0, -1) : behind
  return { text: read.join(' '), words: read.length }
}
