import type { ProsePart } from '#domain/records/solution-part.ts'
import { paths } from '#app/lib/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { fileUrl } from '#domain/pictures.ts'
import * as texts from '#texts/pages.ts'
import { Part } from './part.tsx'
import styles from './paragraphs.module.css'
import type { SolutionView } from './solution-view.ts'

type Props = { part: ProsePart; products: SolutionView['products'] }

/** Paragraphs, with the product or the drawing they speak of. */
export function Paragraphs({ part, products }: Props) {
  const { heading, paragraphs, product: slug, figure, link } = part
  const product = slug ? products[slug] : undefined
  return (
    <Part heading={heading}>
      <div className={styles.paragraphs}>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {link && (
            <p>
              <ButtonLink look="outline" to={link.to}>
                {link.label}
              </ButtonLink>
            </p>
          )}
        </div>
        {slug && product && (
          <a href={paths.product(slug)} className={styles.product}>
            <Picture
              image={product.image}
              alt=""
              missing={texts.noImage}
              sizes="(max-width: 600px) 100vw, 304px"
              largest={640}
            />
            <span>{product.name}</span>
          </a>
        )}
        {figure && (
          <figure className={styles.figure}>
            <img
              src={fileUrl(figure.image)}
              alt={figure.alt}
              width={1200}
              height={675}
              loading="lazy"
            />
            <figcaption>{figure.caption}</figcaption>
          </figure>
        )}
      </div>
    </Part>
  )
}
