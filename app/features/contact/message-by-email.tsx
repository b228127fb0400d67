import { mailTo, officeNumber, telephone } from '#app/lib/reach.ts'
import { contactTopics, getInTouch } from '#content/company/contact.ts'
import styles from './message-by-email.module.css'

/** Each topic opens an email with its subject; beside it stands what to say. */
export function MessageByEmail() {
  const { email, phone, reply } = getInTouch
  const number = officeNumber(phone.office)
  return (
    <>
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
      <ul className={styles.topics}>
        {contactTopics.map(({ subject, say }) => (
          <li key={subject}>
            <a href={mailTo(subject)}>{subject}</a>
            <p>{say}</p>
          </li>
        ))}
      </ul>
      <p>{reply}</p>
    </>
  )
}
