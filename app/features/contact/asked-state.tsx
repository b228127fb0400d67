import type { State } from '#domain/submission/state.ts'
import * as texts from '#texts/forms.ts'
import * as ui from '#texts/ui.ts'
import type { Control } from './control-of.ts'
import { StateField } from './state-field.tsx'
import { isAskedOfAll } from './states-to-check.ts'

type Props = {
  control: Control
  country: string
  /** Undefined while they are not known, null where nobody is asked for one. */
  states: readonly State[] | null | undefined
}

/** The state or province, where visitors of the chosen country are asked for one. */
export function AskedState({ control, country, states }: Props) {
  if (states === null) return null
  const isCertain = isAskedOfAll || states !== undefined
  const province = isCertain ? texts.orProvince : texts.provinceIfAny
  return (
    <StateField
      {...control}
      {...(!isCertain && { required: false })}
      country={country}
      states={states}
      note={control.optional ? `${province}, ${ui.optional}` : province}
    />
  )
}
