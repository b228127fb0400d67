/** What the assistant has no answer for, whatever the words around it. */
export type OffLimits = 'manipulation' | 'commercial' | 'off-topic'

const manipulation = [
  /\b(?:ignore|disregard|forget|bypass|override)\b.{0,40}\b(?:instructions?|rules?|polic(?:y|ies)|prompts?|above|previous|role|everything)/,
  /\b(?:system|developer|hidden|initial|original)\s+(?:prompt|message|policy|instructions?)/,
  /\b(?:your|the)\s+(?:instructions|prompt|policy|rules|guidelines)\b/,
  /\byou are (?:now|no longer)\b|\bpretend\b|\bact as\b|\brole-?play\b|\bfrom now on\b|\bjailbreak/,
  /\bnew (?:instructions?|polic(?:y|ies)|rules?)\b/,
  /<\/?[a-z]+>/,
  /^\s*(?:system|assistant|developer)\s*:/m,
  /\b(?:api|secret|access) ?keys?\b|\bpasswords?\b/,
  /\bcompetitors?\b/,
  /\b(?:ignor(?:iere|a|ez|eer)|vergiss|olvida|oubliez)\b.{0,40}\b(?:anweisung|instruc|regel|regla|vorherig|anterior|precedent)/,
]
const commercial = [
  /\bhow much (?:does|do|is|are|for|would|will)\b|\bpric(?:e|es|ing)\b|\bcosts?\b|\bcheap(?:er|est)?\b|\bquot(?:e|es|ation)\b|\bdiscounts?\b/,
  /\blead[- ]?times?\b|\bdeliver(?:y|ed)?\b|\bwhen can you\b|\bhow soon\b|\bship(?:ping|ped)?\b/,
  /\bguarantee[sd]?\b|\bconfirm in writing\b|\blegal(?:ly)?\b|\baudit\b|\bpromise\b|\bcertify that\b/,
]
const offTopic = [
  /\b(?:write|tell|compose|sing)\b.{0,12}\b(?:poem|joke|story|song|essay|function|code|letter)\b/,
  /\b(?:weather (?:forecast|like|today|tomorrow|report)|the weather in|recipe|homework|horoscope|lottery|football|election)\b/,
  /^\s*translate\b/,
]

/** From a normalized text. */
export function offLimits(text: string): OffLimits | undefined {
  if (manipulation.some((form) => form.test(text))) return 'manipulation'
  if (commercial.some((form) => form.test(text))) return 'commercial'
  if (offTopic.some((form) => form.test(text))) return 'off-topic'
  return undefined
}

/** Words that say nothing about what is wanted: of them alone, a message is too vague. */
const empty = new Set(
  (
    'a an the i we you it he they my our your this that these those is are be am was do does did have has had ' +
    'can could would should will may might must to for of in on at with and or from by as about into ' +
    'hi hello hey good day morning dear please thanks thank help helping need needs want wants look looking ' +
    'looks search searching find get got give show me us buy buying purchase order recommend recommendation ' +
    'suggest offer make sell what which who how where why when some something anything thing things stuff ' +
    'product products item items solution solutions network networks fiber fibers fibre fibres optic optics ' +
    'optical build building builds project company new best right any one connect equipment hardware gear ' +
    'if so not no yes okay ok there also too more much many very just only use using used work works most ' +
    'actually instead rather kind kinds type types choose ich suche wir suchen ein eine einen necesito un una con para de ' +
    'nous cherchons avec bitte por favor'
  ).split(' '),
)

export const saysNothing = (word: string) => empty.has(word)
