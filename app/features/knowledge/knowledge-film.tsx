import { CaptionedFilm } from '#app/ui/captioned-film.tsx'
import { pictureSource } from '#domain/pictures.ts'
import * as locale from '#texts/locale.ts'
import type { KnowledgeCard } from './knowledge-card-view.ts'

type Props = {
  card: Pick<KnowledgeCard, 'name' | 'url' | 'image' | 'captions'>
  className?: string | undefined
}

/** A film of our own, with captions; nothing but its poster is fetched before it is played. */
export function KnowledgeFilm({ card, className }: Props) {
  const { name, url, image = '', captions } = card
  return (
    <CaptionedFilm
      className={className}
      playsInline
      src={url}
      poster={pictureSource(image, 640)?.src}
      aria-label={name}
      captions={{ label: locale.languageName, src: captions }}
    />
  )
}
