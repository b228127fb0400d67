/** What the assistant answers in one language: the texts of `english/reply.ts`. */
export type ReplyTexts = {
  readonly [Name in keyof typeof import('../english/reply.ts')]: string
}
