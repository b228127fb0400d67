import type { ComponentProps } from 'react'
import * as locale from '#texts/locale.ts'
import * as texts from '#texts/ui.ts'

type Props = ComponentProps<'video'> & {
  captions: Pick<ComponentProps<'track'>, 'src' | 'label' | 'default'>
}

/** A film that plays in its place, and of which nothing but its poster is fetched before. */
export const CaptionedFilm = ({ captions, ...film }: Props) => (
  <video controls preload="none" {...film}>
    <track kind="captions" srcLang={locale.lang} {...captions} />
    {texts.noVideo}
  </video>
)
