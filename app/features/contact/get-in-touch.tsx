import { Section } from '#app/ui/section.tsx'
import { getInTouch } from '#content/company/contact.ts'
import { MessageByEmail } from './message-by-email.tsx'

/** The place of the contact form. Until it is there, a message is written as an email. */
export function GetInTouch() {
  return (
    <Section heading={getInTouch.heading} text={getInTouch.text} id="get-in-touch">
      <MessageByEmail />
    </Section>
  )
}
