import { useContext } from 'react'
import { StyleTexts } from './style-texts.ts'

/**
 * The style sheet of code that is loaded on demand, by the name of its file, where the server
 * renders what needs it: it travels in the page, as those of the matched routes do.
 */
export function LateStyles({ of }: { of: string }) {
  const texts = useContext(StyleTexts)
  const found = [...(texts ?? [])].find(([href]) => href.startsWith(`/assets/${of}-`))
  if (!found) return null
  const [href, text] = found
  return (
    <style href={href} precedence="route">
      {text}
    </style>
  )
}
