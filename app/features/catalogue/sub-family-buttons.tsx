import { Form } from 'react-router'
import { paths } from '#app/lib/paths.ts'
import type { FamilyView } from './family-view.ts'
import styles from './sub-family-buttons.module.css'

/** All, and each type of the family: a GET form, so that it works without JavaScript. */
export function SubFamilyButtons({ view }: { view: FamilyView }) {
  const { slug, chosen, subFamilies, total, content } = view
  return (
    <div className={styles.bar} id="products">
      <h2>{content?.subHeadline2 ?? 'Products'}</h2>
      {subFamilies.length > 1 && (
        <Form action={paths.family(slug)} preventScrollReset className={styles.buttons}>
          <button aria-pressed={!chosen}>
            All <small>{total}</small>
          </button>
          {subFamilies.map(({ name, count }) => (
            <button key={name} name="type" value={name} aria-pressed={chosen === name}>
              {name} <small>{count}</small>
            </button>
          ))}
        </Form>
      )}
      <p role="status" className="visually-hidden">
        {view.matched === 1 ? '1 product shown' : `${view.matched} products shown`}
      </p>
    </div>
  )
}
