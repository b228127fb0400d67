import { telephone } from '#app/lib/reach.ts'
import { site } from '#content/site.ts'
import styles from './phone-list.module.css'

/** The telephone of every office. */
export function PhoneList() {
  return (
    <ul className={styles.phones}>
      {site.phones.map(({ office, number }) => (
        <li key={office}>
          <span>{office}</span>
          <a href={telephone(number)}>{number}</a>
        </li>
      ))}
    </ul>
  )
}
