import type { DocumentInserts } from '#domain/records/document.ts'
import { drawings } from './drawings/index.ts'
import { acceptance, inspect, laser, losstest, rackmount, splicing } from './passages.ts'
import { units } from './units.ts'

/** What the documents of this folder ask for by name: passages that many share, and drawings. */
export const documentInserts: DocumentInserts = {
  inserts: { acceptance, inspect, laser, losstest, rackmount, splicing },
  drawings,
  units,
}
