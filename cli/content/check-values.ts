import type { Fault } from '#domain/catalogue/check-fault.ts'
import type { FormFields } from '#domain/records/form-fields.ts'
import { boardFaults } from './check-boards.ts'
import { brandFaults } from './check-brand.ts'
import { countryFaults } from './check-countries.ts'
import { formFaults } from './check-forms.ts'
import { nameFaults } from './check-names.ts'
import { pictureFaults } from './check-pictures.ts'
import { siteFaults } from './check-site.ts'
import type { RecordModule } from './records.ts'

type Company = {
  folder: string
  families: readonly string[]
  attributes: readonly string[]
  /** Every path below the storage's folder. */
  stored: ReadonlySet<string>
}

/** Values of the right type that nothing can be done with. */
export async function valueFaults(
  modules: readonly RecordModule[],
  company: Company,
): Promise<Fault[]> {
  const help = modules.find(({ file }) => file === 'attribute-help.ts')?.exports.attributeHelp
  const { site } = await import('#content/site.ts')
  const { firstCountries } = await import('#content/company/contact.ts')
  const form = await import('#content/company/contact-form.ts')
  const { boards } = await import('#content/company/enquiries.ts')
  const own = modules.find(({ file }) => file === 'company/form-fields.ts')?.exports.formFields
  const formFields = (own ?? {}) as FormFields
  return [
    ...siteFaults(site),
    ...countryFaults(firstCountries),
    ...formFaults(formFields, boards),
    ...boardFaults(boards, form),
    ...brandFaults(company.folder),
    ...pictureFaults(company.folder),
    ...(await nameFaults({ ...company, helped: Object.keys(help ?? {}) })),
  ]
}
