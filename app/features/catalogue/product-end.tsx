import { Carousel } from '#app/ui/carousel.tsx'
import { ProductCard } from './product-card.tsx'
import type { ProductDetails } from './product-details-view.ts'
import styles from './product-section.module.css'
import { ProductVideos } from './product-videos.tsx'

type Props = { details: Pick<ProductDetails, 'images' | 'videos' | 'related'> }

/** What closes a product's page: its films and the products beside it. */
export function ProductEnd({ details: { images, videos, related } }: Props) {
  return (
    <>
      <ProductVideos videos={videos} picture={images[0] ?? ''} />
      {related.length > 0 && (
        <div className={styles.related}>
          <Carousel label="Related products" heading={<h2>Related products</h2>} visible={3} wraps>
            {related.map((card) => (
              <ProductCard key={card.slug} card={card} />
            ))}
          </Carousel>
        </div>
      )}
    </>
  )
}
