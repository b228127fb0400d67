import { values } from '#content/values.ts'
import { FlipCards } from '#app/ui/flip-cards.tsx'
import { CompanySection } from './company-section.tsx'

export function CompanyValues() {
  if (!values) return null
  return (
    <CompanySection heading={values.heading} text={values.text} wide>
      <FlipCards cards={values.cards} />
    </CompanySection>
  )
}
