import type { ComponentProps } from 'react'

type Props = ComponentProps<'video'> & {
  captions: Pick<ComponentProps<'track'>, 'src' | 'label' | 'default'>
}

/** A film that plays in its place, and of which nothing but its poster is fetched before. */
export const CaptionedFilm = ({ captions, ...film }: Props) => (
  <video controls preload="none" {...film}>
    <track kind="captions" srcLang="en" {...captions} />
    Your browser does not support the video tag.
  </video>
)
