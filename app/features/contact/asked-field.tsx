import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { SelectField, TextField, type FieldProps } from '#app/ui/field.tsx'
import type { FormField } from '#domain/submission/form-shape.ts'
import { findState, type State } from '#domain/submission/state.ts'
import * as texts from '#texts/forms.ts'
import * as ui from '#texts/ui.ts'
import { isAskedOfAll, type Region } from './use-region.ts'
import type { FieldErrors } from '#domain/submission/form-fields.ts'
import { fieldId } from './field-id.ts'

/** What browsers fill in by themselves, and which keys a telephone shows. */
const kinds: Readonly<Record<string, Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>>> = {
  lastName: { autoComplete: 'family-name' },
  companyName: { autoComplete: 'organization' },
  title: { autoComplete: 'organization-title' },
  companyEmail: { type: 'email', autoComplete: 'email' },
  phoneNumber: { type: 'tel', autoComplete: 'tel' },
}

type Props = {
  field: FormField
  control: Control
  countries: readonly string[]
  /** The chosen country, and its states: the field of these depends on the first. */
  region: Region
  /** The last name has a field of its own. */
  givenName?: boolean
}

/** A field of the company's forms: a text, a choice that the company offers, or a region. */
export function AskedField({ field, control, countries, region, givenName = false }: Props) {
  const { name, own } = field
  const { country, states, choose } = region
  if (name === 'state') return <AskedState control={control} country={country} states={states} />
  if (name === 'country') {
    return (
      <SelectField
        {...control}
        autoComplete="country-name"
        onChange={({ target }) => choose(target.value)}
      >
        {optionsOf(countries)}
      </SelectField>
    )
  }
  if (own?.kind === 'choice') {
    return <SelectField {...control}>{optionsOf(own.options)}</SelectField>
  }
  if (name === 'firstName') {
    return <TextField {...control} autoComplete={givenName ? 'given-name' : 'name'} />
  }
  return <TextField {...control} {...kinds[name]} />
}

const optionsOf = (names: readonly string[]) =>
  names.map((name) => <option key={name}>{name}</option>)

type AskedStateProps = {
  control: Control
  country: string
  /** Undefined while they are not known, null where nobody is asked for one. */
  states: readonly State[] | null | undefined
}

/** The state or province, where visitors of the chosen country are asked for one. */
function AskedState({ control, country, states }: AskedStateProps) {
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

type StateFieldProps = FieldProps & {
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
function StateField({ country, states, defaultValue, ...props }: StateFieldProps) {
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
      {optionsOf(states.map(({ name }) => name))}
    </SelectField>
  )
}

type Filled = {
  form: string
  /** In place of the contact form's. */
  labels?: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  /** Of what takes a row for itself: beside a hint another control would stand too high. */
  wide: string | undefined
}

type Control = FieldProps & { name: string; defaultValue: string }

/** What each control has of the field that it is for. */
export const controlOf =
  ({ form, labels, values, errors, wide }: Filled) =>
  ({ name, label, hint, required }: FormField): Control => ({
    id: fieldId(form, name),
    name,
    label: label ?? labels?.[name] ?? knownLabels[name] ?? name,
    hint,
    error: errors[name],
    className: hint && wide,
    optional: !required,
    defaultValue: values[name] ?? '',
  })

/** What each field is called (SPECIFICATION §5). */
const knownLabels: Readonly<Record<string, string>> = texts.fields
