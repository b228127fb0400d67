import type { FactBlock } from './product-facts-view.ts'
import styles from './fact-blocks.module.css'
import sectionStyles from './product-section.module.css'

/** What goes with a product and what it answers to: labels, and beside each what it says. */
export function FactBlocks({ blocks }: { blocks: FactBlock[] }) {
  return blocks.map(({ id, heading, rows }) => (
    <section key={id} className={sectionStyles.section} id={id}>
      <h2>{heading}</h2>
      <dl className={styles.facts}>
        {rows.map(({ label, of, facts }) => (
          <div key={label + of}>
            <dt>
              {label} {of && <small>{of}</small>}
            </dt>
            {facts.map(({ text, to, note }) => (
              <dd key={text + note}>
                {to ? <a href={to}>{text}</a> : text} {note && <small>{note}</small>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  ))
}
