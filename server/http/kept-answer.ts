/** An answer in one encoding, as it goes out to whoever asks for it. */
export type KeptAnswer = {
  status: number
  /** Empty where nobody is told that they have it. */
  etag: string
  headers: Readonly<Record<string, string>>
  bytes: Buffer
}
