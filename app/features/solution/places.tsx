import type { PlacesPart } from '#domain/records/solution-part.ts'
import { Part } from './part.tsx'
import { PlaceIcon } from './place-icon.tsx'
import styles from './places.module.css'

/** Where products stand, each place with its drawing. */
export function Places({ part: { heading, text, items } }: { part: PlacesPart }) {
  return (
    <Part heading={heading} text={text} wide>
      <ul className={styles.grid}>
        {items.map((place) => (
          <li key={place.title}>
            <PlaceIcon drawing={place.drawing} />
            <h3>{place.title}</h3>
            <p>{place.text}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
