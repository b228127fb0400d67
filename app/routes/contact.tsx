import { useMemo } from 'react'
import { data } from 'react-router'
import { postedFormContext, siteContext, type Site } from '#app/context.ts'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { pageTrail } from '#app/lib/page-trail.ts'
import { recordMeta } from '#app/lib/record-meta.ts'
import { organizationData } from '#app/lib/structured-data.ts'
import { mailTo, officeNumber, telephone } from '#app/lib/reach.ts'
import { Section } from '#app/ui/section.tsx'
import { ContactForm, type ContactFormView } from '#app/features/contact/contact-form.tsx'
import { contactPage, getInTouch, locations, offices } from '#content/company/contact.ts'
import type { PostedForm } from '#domain/submission/answer.ts'
import { readReference } from '#domain/submission/reference.ts'
import type { Route } from './+types/contact.ts'
import getInTouchStyles from '#app/features/contact/get-in-touch.module.css'
import officeListStyles from '#app/features/contact/office-list.module.css'

const trail = pageTrail(contactPage)

export function loader({ context, url }: Route.LoaderArgs) {
  const { places } = context.get(siteContext)
  const sent = url.searchParams.get('sent')
  const view = contactView(places, context.get(postedFormContext), sent)
  // The page of one sender.
  return data(view, sent === null ? undefined : { headers: { 'Cache-Control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = recordMeta(contactPage, organizationData())

export default function Contact({ loaderData }: Route.ComponentProps) {
  const countries = useMemo(() => loaderData.countries.split('|'), [loaderData.countries])
  return (
    <div className="wrap">
      <PageHeading trail={trail} {...contactPage} />
      <GetInTouch form={{ ...loaderData, countries }} />
      <OfficeList />
    </div>
  )
}

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
      <ContactForm {...form} />
    </Section>
  )
}

/** The five locations: where they are, what they do and when the telephone is answered. */
function OfficeList() {
  return (
    <Section heading={locations.heading} wide id="locations">
      <ul className={officeListStyles.offices}>
        {offices.map(({ name, phone, address, hours, role }) => {
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
              <p className={officeListStyles.role}>{hours}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** As it travels: 250 names as one text weigh less in the page than as a list. */
type SentContactView = Omit<ContactFormView, 'countries'> & { countries: string }

function contactView(
  { countries, statesOf }: Site['places'],
  posted: PostedForm | undefined,
  /** What the address says of one that was taken: its reference. */
  sent: string | null,
): SentContactView {
  const country = posted?.values.country
  return {
    countries: countries.join('|'),
    sent: sent !== null,
    reference: readReference(sent ?? ''),
    posted: posted && { values: posted.values, error: posted.error },
    states: country === undefined ? undefined : statesOf(country),
  }
}
