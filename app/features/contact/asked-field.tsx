import type { ComponentProps } from 'react'
import { SelectField, TextField } from '#app/ui/field.tsx'
import type { FormField } from '#domain/submission/form-shape.ts'
import type { Control } from './control-of.ts'

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
  /** The last name has a field of its own. */
  givenName?: boolean
}

/** A field that needs to know of no other: a text, or a choice that the company offers. */
export function AskedField({ field: { name, own }, control, givenName = false }: Props) {
  if (own?.kind === 'choice') {
    return (
      <SelectField {...control}>
        {own.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    )
  }
  if (name === 'firstName') {
    return <TextField {...control} autoComplete={givenName ? 'given-name' : 'name'} />
  }
  return <TextField {...control} {...kinds[name]} />
}
