import { Carousel } from '#app/ui/carousel.tsx'
import * as texts from '#texts/product.ts'
import type { FilmName } from './film-names.ts'
import { ProductCard } from './product-card.tsx'
import type { ProductDetails } from './product-details-view.ts'
import styles from './product-section.module.css'
import { ProductVideos } from './product-videos.tsx'

type Props = {
  details: Pick<ProductDetails, 'images' | 'videos' | 'related'>
  /** Names and pictures of films by address, where the page came without. */
  films: Record<string, FilmName> | undefined
}

/** What closes a product's page: its films and the products beside it. */
export function ProductEnd({ details: { images, videos, related }, films }: Props) {
  return (
    <>
      <ProductVideos
        videos={videos.map((video) => ({ ...video, ...films?.[video.url] }))}
        picture={images[0] ?? ''}
      />
      {related.length > 0 && (
        <div className={styles.related}>
          <Carousel
            label={texts.relatedProducts}
            heading={<h2>{texts.relatedProducts}</h2>}
            visible={3}
            wraps
          >
            {related.map((card) => (
              <ProductCard key={card.slug} card={card} />
            ))}
          </Carousel>
        </div>
      )}
    </>
  )
}
