import { phrases } from './phrases.ts'

/** What asks for the meaning of a word. */
export const define = phrases(`
  what is, what are, what does, what s, whats, what is meant by, what does it mean, what does it mean when, what does it mean if, what does it mean that, how does, how do, meaning of, mean,
  why does, why do, why is, why are, means, explain, define, definition, stand for, meaning,
  no idea what it is, no idea what that is, no idea what this is, don't know what it is,
  don't know what that is, never heard of it, never heard of that, what is he talking about,
  what is she talking about, what are they talking about, is he talking about,
  is she talking about, are they talking about, what sort of thing is that, is supposed to be, is supposed to mean, are supposed to be, what that is
`)
