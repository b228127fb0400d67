import { mailTo, officeNumber, telephone } from '#app/lib/reach.ts'
import { Section } from '#app/ui/section.tsx'
import { getInTouch } from '#content/company/contact.ts'
import { ContactForm, type ContactFormView } from './contact-form.tsx'
import styles from './get-in-touch.module.css'

/** The contact form, and beside it the ways to reach us without one. */
export function GetInTouch({ form }: { form: ContactFormView }) {
  const { heading, text, email, phone } = getInTouch
  const number = officeNumber(phone.office)
  const direct = (
    <ul className={styles.direct}>
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
