import type * as z from 'zod'
import type { ToolName } from '#domain/programs/tool-names.ts'

/** Something that a program may ask, and what answers it: the same as the site's pages say. */
export type Tool<In extends z.ZodObject = z.ZodObject, Out extends z.ZodObject = z.ZodObject> = {
  name: ToolName
  title: string
  /** For the program: what it is for, and what its answer may be relied on for. */
  description: string
  input: In
  output: Out
  /** Rejects with `NotNow` where it can be asked again; any other failure is nobody's business. */
  answer: (input: z.output<In>) => Promise<z.input<Out>>
}

/** A tool whose shapes are its own affair: a list holds tools of any. */
export function tool<In extends z.ZodObject, Out extends z.ZodObject>(made: Tool<In, Out>): Tool {
  return made
}

/** A failure that is told as it is worded. */
export class NotNow extends Error {}
