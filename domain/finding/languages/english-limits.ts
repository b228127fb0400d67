import type { Language } from './language.ts'

/** What a catalogue does not answer, as it is asked in English. */
export const limits: NonNullable<Language['limits']> = {
  manipulation: [
    /\b(?:ignore|disregard|forget|bypass|override)\b.{0,40}\b(?:instructions?|rules?|polic(?:y|ies)|prompts?|above|previous|role|everything)/,
    /\b(?:system|developer|hidden|initial|original)\s+(?:prompt|message|policy)|\b(?:system|developer|hidden)\s+instructions?\b/,
    // 'Where are your instructions for the X' asks for a document.
    /\byour (?:prompt|(?:(?:own|internal|secret) )+(?:instructions|policy|rules|guidelines))\b/,
    /\b(?:show|print|reveal|repeat|output|leak|tell|break|drop|change|quote|what(?: are|'s| is| s)?)\b.{0,30}\byour (?:instructions|policy|rules|guidelines)\b(?! (?:for|on|about|of|to(?! me)))/,
    /\byou are (?:now|no longer)\b|\bpretend\b|\brole-?play\b|\bfrom now on,? (?:you|act|be|answer|speak|only)\b|\bjailbreak/,
    // Said to us; who 'can act as' something is somebody else.
    /(?:^|[.!?,;:]|\b(?:please|you|now|and|then|must|should|shall|will))\s*act as\b/,
    /\b(?:these|my|are|following|your) new (?:instructions?|polic(?:y|ies)|rules?)\b|\bnew (?:instructions?|polic(?:y|ies)|rules?)\s*:/,
    /\b(?:earlier|previous|prior|former) (?:instructions?|polic(?:y|ies)|rules?)\b.{0,30}\b(?:no longer|not|never) (?:count|apply|hold|matter)/,
    /<\/?[a-z]+>/,
    /^\s*(?:system|assistant|developer)\s*:/m,
    /\b(?:api|secret|access) ?keys?\b|\bpasswords?\b/,
    /\bcompetitors?\b/,
  ],
  commercial: [
    /\bhow much (?:does|do|is|are|for|would|will)\b|\bpric(?:e|es|ing)\b|(?<![\w-])costs?\b(?![- ](?:effective|efficient|saving|conscious))|\bcheap(?:er|est)?\b|(?<!\b(?:people|they|others|some|makers|sellers) )\bquot(?:e|es|ation)\b|\bdiscounts?\b|\d ?% off\b/,
    // 'I need 12 of A and 6 of B quoted', not 'the loss that they quoted'.
    /(?<!\b(?:people|they|others|some|makers|sellers|suppliers?|vendors?|you|we|i|as|is|are|was|were|been) )\bquoted\b(?= ?(?:[.!?]|please\b|today\b|asap\b|$))/,
    /\b(?:be|get|have|need|want)(?: (?:it|me|that|them|these|this|those|us))? quoted\b/,
    /\blead[- ]?times?\b|\bdeliver(?:y|ed)?\b|\bwhen can you\b|\bhow soon\b|\bship(?:ping|ped)?\b/,
    /\b(?:in|from) stock\b|\bon the shelf\b|\bon hand\b|\bp\/?o\b.{0,20}\bship/,
    /\bguarantee[sd]?\b|\bconfirm in writing\b|\blegal(?:ly)?\b|\baudit\b(?!-)|\bpromise\b|\bcertify that\b/,
  ],
  'off-topic': [
    /\b(?:write|tell|compose|sing)\b.{0,12}\b(?:poem|joke|story|song|essay|function|code|letter)\b/,
    /\b(?:weather (?:be|forecast|like|today|tomorrow|report)|the weather in|recipe|homework|horoscope|lottery|football|election)\b/,
    /^\s*translate\b/,
  ],
}

/** What a sentence holds that tells how to answer, and asks for nothing: 'reply with the word X'. */
export const orders: NonNullable<Language['orders']> = [
  /\b(?:reply|respond|answer)\b[^.!?]{0,40}\b(?:with|only|nothing)\b[^.!?]{0,20}\b(?:words?|token|phrase|nothing)\b/i,
  /\b(?:reply|respond|answer)\s+(?:every\w*|all|each|only|always)\b[^.!?]{0,20}\bwith\b/i,
  /\b(?:say|print|output|type|utter|repeat|insert|mention)\b[^.!?]{0,15}\b(?:words?|token|phrase|string)\b/i,
  /\b(?:begin|start|end|finish|open|close|sign)\s+(?:off\s+)?(?:every|each|all|your)\s+(?:\w+\s+)?(?:answers?|repl(?:y|ies)|responses?|messages?)\b/i,
  /\b(?:from now on|from here on|henceforth)\b[^.!?]{0,30}\b(?:reply|respond|answer|say|you)\b/i,
]
