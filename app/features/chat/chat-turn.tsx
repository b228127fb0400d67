import { Link } from 'react-router'
import { AddToList } from '#app/features/list/add-to-list.tsx'
import { paths } from '#app/lib/paths.ts'
import { Picture } from '#app/ui/picture.tsx'
import styles from './chat-turn.module.css'
import type { Turn } from './use-conversation.ts'

/** The address of a comparison, as answers name it. */
const comparison = /(\/compare\?products=[^\s]+)/

/** One message; an answer with the products it names as linked thumbnails. */
export function ChatTurn({ turn: { role, content, products } }: { turn: Turn }) {
  return (
    <div className={styles[role]} data-role={role}>
      <p>
        <span className="visually-hidden">{role === 'user' ? 'You: ' : 'Assistant: '}</span>
        {content
          .replace(/\[([^[\]]*)\]/g, '$1')
          .split(comparison)
          .map((part, i) =>
            i % 2 ? (
              <Link key={i} to={part}>
                Compare
              </Link>
            ) : (
              part
            ),
          )}
      </p>
      {products.length > 0 && (
        <ul className={styles.products}>
          {products.map(({ slug, name, image, partNumber }) => (
            <li key={slug}>
              <Link to={paths.product(slug)}>
                <Picture image={image} alt="" missing="No Image" sizes="96px" largest={320} />
                <span>{name}</span>
              </Link>
              {partNumber && <AddToList partNumber={partNumber} of={name} className={styles.add} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
