import { SelectField } from '#app/ui/field.tsx'
import { AskedState } from './asked-state.tsx'
import type { Control } from './control-of.ts'
import type { Region } from './use-region.ts'

type Props = {
  /** Which of the two. */
  of: 'country' | 'state'
  control: Control
  countries: readonly string[]
  region: Region
}

/** The country of whoever writes, or the state of it: the second depends on the first. */
export function RegionField({ of, control, countries, region }: Props) {
  const { country, states, choose } = region
  if (of === 'state') return <AskedState control={control} country={country} states={states} />
  return (
    <SelectField
      {...control}
      autoComplete="country-name"
      onChange={({ target }) => choose(target.value)}
    >
      {countries.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  )
}
