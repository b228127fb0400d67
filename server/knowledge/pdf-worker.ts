// Runs in a process of its own that lives only while documents are read: what a PDF takes of
// memory or time, and what goes wrong in it, ends with the process.
import { answerQuestions } from './answer-questions.ts'
import { readPdf, type PdfText } from './read-pdf.ts'

export type PdfQuestion = { ask: 'read'; bytes: Uint8Array<ArrayBuffer> }
export type PdfAnswers = { read: PdfText }

answerQuestions<PdfQuestion>(({ bytes }) => readPdf(bytes))
