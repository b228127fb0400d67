import { constrained } from './constrained.ts'
import { followUp } from './follow-up.ts'
import { heldOut } from './held-out.ts'
import { misspelt } from './misspelt.ts'
import { otherLanguage } from './other-language.ts'
import { plain } from './plain.ts'
import type { EvalRequest } from '../../../eval/request.ts'
import { impossible, injection, offTopic, vague } from './unanswerable.ts'

export const allRequests: EvalRequest[] = [
  ...plain,
  ...constrained,
  ...misspelt,
  ...followUp,
  ...otherLanguage,
  ...heldOut,
  ...impossible,
  ...vague,
  ...offTopic,
  ...injection,
]
