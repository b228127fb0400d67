import { useEffect, useRef, useState } from 'react'
import { SelectField, TextField, type FieldProps } from '#app/ui/field.tsx'
import { findState, type State } from '#domain/submission/state.ts'

type Props = FieldProps & {
  name: string
  /** False where it is not certain that there is one. */
  required?: false
  country: string
  /** Undefined while they are not known, empty where the country has none. */
  states: readonly State[] | undefined
  defaultValue: string
}

/**
 * The state or province: a choice where the country's are known, else free text. What was typed
 * is looked up in the choice; what was chosen goes with its country.
 */
export function StateField({ country, states, defaultValue, ...props }: Props) {
  const isChoice = states !== undefined && states.length > 0
  const [given, setGiven] = useState({ text: defaultValue, of: isChoice ? country : undefined })
  const text = given.of === undefined || given.of === country ? given.text : ''
  const focused = useRef(false)
  const { id } = props

  useEffect(() => {
    // Typed before this code was there, or brought back by the browser.
    const field = document.getElementById(id) as HTMLInputElement | HTMLSelectElement
    setGiven((known) => (field.value === known.text ? known : { text: field.value, of: undefined }))
  }, [id])
  useEffect(() => {
    // Whoever was in the text field when the states came is in the choice now.
    if (focused.current) document.getElementById(id)?.focus()
  }, [id, isChoice])

  const control = {
    ...props,
    defaultValue: text,
    autoComplete: 'address-level1',
    onFocus: () => void (focused.current = true),
    onBlur: () => void (focused.current = false),
  }
  if (!isChoice) {
    return (
      <TextField
        {...control}
        onChange={(event) => setGiven({ text: event.target.value, of: undefined })}
      />
    )
  }
  return (
    <SelectField
      key={country}
      {...control}
      defaultValue={findState(states, text)?.name ?? ''}
      onChange={(event) => setGiven({ text: event.target.value, of: country })}
    >
      {states.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  )
}
