import { CompareLink } from '#app/features/compare/compare-link.tsx'
import { AddToList } from '#app/features/list/add-to-list.tsx'
import { paths } from '#app/lib/paths.ts'
import { Picture } from '#app/ui/picture.tsx'
import * as texts from '#texts/chat.ts'
import styles from './chat-turn.module.css'
import type { Turn } from './keep-conversation.ts'
import { replyParts, type ReplyPart } from './reply-parts.ts'

/** One message; an answer with its links, and the products it recommends as linked thumbnails. */
export function ChatTurn({ turn }: { turn: Turn }) {
  const { role, content, products, linked, isPlain } = turn
  return (
    <div className={styles[role]} data-role={role}>
      <p>
        <span className="visually-hidden">
          {role === 'user' ? `${texts.you} ` : `${texts.assistantSays} `}
        </span>
        {role === 'user' || isPlain
          ? content
          : replyParts(content, linked).map((part, i) => <Part key={i} part={part} />)}
      </p>
      {products.length > 0 && (
        <ul className={styles.products}>
          {products.map(({ slug, name, image, partNumber, version }) => (
            <li key={slug}>
              <a href={paths.product(slug, version)}>
                <Picture image={image} alt="" missing={texts.noImage} sizes="96px" largest={320} />
                <span>{name}</span>
              </a>
              <p className={styles.choose}>
                {partNumber && <AddToList partNumber={version ?? partNumber} of={name} />}
                <CompareLink slug={version ?? slug} name={name} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Part({ part: { text, to } }: { part: ReplyPart }) {
  return to === undefined ? text : <a href={to}>{text}</a>
}
