import { isRegionAskedOfAll } from '#domain/submission/form-shape.ts'
import type { State } from '#domain/submission/state.ts'
import { formFields } from './form-fields.ts'

/** Whether this company asks everybody for a state or province, wherever they are. */
export const isAskedOfAll = isRegionAskedOfAll(formFields)

/** For whoever checks the form: a country whose states are not known here takes any, or none. */
export const statesToCheck = (
  states: readonly State[] | null | undefined,
): readonly State[] | null => (states === undefined ? (isAskedOfAll ? [] : null) : states)
