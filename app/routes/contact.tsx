import { PageHeading } from '#app/features/page/page-heading.tsx'
import { pageTrail, recordHead } from '#app/lib/record-head.ts'
import { organizationData } from '#app/lib/structured-data.ts'
import { mailTo, officeNumber, telephone } from '#app/lib/reach.ts'
import { Section } from '#app/ui/section.tsx'
import { island } from '#app/islands/island.tsx'
import { ContactForm, type ContactFormView } from '#app/features/contact/contact-form.tsx'
import { offices } from '#app/features/contact/offices.ts'
import { contactPage, getInTouch, locations } from '#content/company/contact.ts'
import { readReference } from '#domain/submission/reference.ts'
import { formTrigger } from '#app/features/contact/form-trigger.ts'
import type { PageAnswer, PageArgs } from '../page-module.ts'
import getInTouchStyles from '#app/features/contact/get-in-touch.module.css'
import officeListStyles from '#app/features/contact/office-list.module.css'

const trail = pageTrail(contactPage)

export function load({ site, url, posted }: PageArgs): ContactFormView {
  const { countries, statesOf } = site.places
  // What the address says of a form that was taken: its reference.
  const sent = url.searchParams.get('sent')
  const country = posted?.values.country
  return {
    countries: () => countries,
    sent: sent !== null,
    reference: readReference(sent ?? ''),
    posted: posted && { values: posted.values, error: posted.error },
    states: country === undefined ? undefined : statesOf(country),
  }
}

export const head = () => recordHead(contactPage, organizationData())

/** The page of one sender. */
export const answer = ({ sent }: ContactFormView): PageAnswer =>
  sent ? { headers: { 'Cache-Control': 'no-store' } } : {}

export const hasConnectBand = false

export function Page({ data: form }: { data: ContactFormView }) {
  return (
    <div className="wrap">
      <PageHeading trail={trail} {...contactPage} />
      <GetInTouch form={form} />
      <OfficeList />
    </div>
  )
}

const ContactFormIsland = island('contact-form', ContactForm, formTrigger('contact'))

/** The contact form, and beside it the ways to reach us without one. */
function GetInTouch({ form }: { form: ContactFormView }) {
  const { heading, text, email, phone } = getInTouch
  const number = officeNumber(phone.office)
  const direct = (
    <ul className={getInTouchStyles.direct}>
      <li>
        <span>{email.label}</span>
        <a href={mailTo()}>{email.address}</a>
      </li>
      <li>
        <span>{phone.label}</span>
        <a href={telephone(number)}>{number}</a>
      </li>
    </ul>
  )
  return (
    <Section heading={heading} text={text} aside={direct} id="get-in-touch">
      <ContactFormIsland {...form} />
    </Section>
  )
}

/** The five locations: where they are, what they do and when and in which languages the telephone is answered. */
function OfficeList() {
  return (
    <Section heading={locations.heading} wide id="locations">
      <ul className={officeListStyles.offices}>
        {offices.map(({ name, phone, address, hours, role, languages }) => {
          const number = officeNumber(phone)
          return (
            <li key={name}>
              <h3>{name}</h3>
              <p className={officeListStyles.role}>{role}</p>
              <address>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <a href={telephone(number)}>{number}</a>
              </address>
              <div className={officeListStyles.role}>
                <p>{hours}</p>
                {languages && <p>{languages.join(', ')}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
