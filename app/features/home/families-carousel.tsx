import { Link } from 'react-router'
import type { FamilyTile } from '#app/features/catalogue/home-view.ts'
import { paths } from '#app/lib/paths.ts'
import { Carousel } from '#app/ui/carousel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import * as texts from '#texts/pages.ts'
import { plural } from '#domain/texts/plural.ts'
import styles from './families-carousel.module.css'

/** The families, four at a time, from the first to the last and no further. */
export function FamiliesCarousel({ families }: { families: FamilyTile[] }) {
  if (!families.length) return null
  return (
    <div className={`wrap ${styles.section}`}>
      <Carousel
        label={texts.productFamilies}
        heading={<h2>{texts.productFamilies}</h2>}
        visible={4}
      >
        {families.map(({ name, slug, image, count, types }) => (
          <Link key={slug} to={paths.family(slug)} className={styles.tile}>
            <Picture
              image={image}
              alt=""
              missing={texts.noImage}
              sizes="(max-width: 768px) 100vw, (max-width: 1296px) 25vw, 304px"
              largest={640}
            />
            <span className={styles.words}>
              <b>{name}</b>
              <span>{types.join(', ')}</span>
              <span className={styles.count}>{plural(count, texts.products)}</span>
            </span>
          </Link>
        ))}
      </Carousel>
    </div>
  )
}
