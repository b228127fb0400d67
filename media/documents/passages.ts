import { escapeHtml } from './markdown.ts'
import { has, value } from './stock.ts'
import type { Product } from '#domain/catalogue/product.ts'

/**
 * Passages that stand word for word in many documents. The hazard level of a location, and not the
 * class of a laser, is what IEC 60825-2 gives to those who work on fiber.
 */
export function laserSafety(level: string): string {
  const place = level || '1M'
  return `<div class="notice warning" role="note"><p><b class="word">Warning</b>Invisible laser radiation. Plan this work for hazard level ${place} after IEC 60825-2 unless the operator of the system states another. Light between 1260 and 1675 nm cannot be seen and does not make you blink.</p><ul><li>Ask for the power of every fiber you will open, and have it switched off or locked out where that is possible.</li><li>Never look into a fiber, a port or a connector. Use no magnifier without a filter for the wavelength; a camera scope is the safe one.</li><li>Measure with a power meter before you inspect. Treat every fiber as live until you have measured it dark.</li><li>Cap open ports and plugs at once, and keep the public from open terminals.</li></ul></div>`
}

export function inspection(what: string): string {
  const plug = what || 'each end face'
  return `<ol><li>Inspect ${plug} at 200× or more and grade it after IEC 61300-3-35. A clean one goes straight to mating.</li><li>Clean dry: one click of a pen cleaner of the right size, or one straight stroke on a cassette. Never go back over a used spot.</li><li>Inspect again. If dirt remains, clean wet with a lint-free wipe and 99 % isopropyl alcohol or a connector solvent, then dry at once.</li><li>Reject a face with a scratch through the core zone or a chip in the contact zone: cleaning will not mend it, and mating copies it to the other side.</li><li>Inspect the face in the adapter as well. Mating a clean plug with a dirty port makes two dirty faces.</li></ol>`
}

/** What a measurement after installation may show, from the figures of the products themselves. */
export function acceptance(products: Product[]): string {
  const rows = products
    .filter((product) => has(product, 'insertionLoss') || has(product, 'returnLoss'))
    .map(
      (product) =>
        `<tr><th scope="row">${escapeHtml(product.name)}</th><td>${has(product, 'insertionLoss') ? `≤ ${value(product, 'insertionLoss')}` : '–'}</td><td>${has(product, 'returnLoss') ? `≥ ${value(product, 'returnLoss')}` : '–'}</td></tr>`,
    )
  const note = '<p>Add 0.10 dB for each fusion splice made on site. Measure both directions where a splice is included and take the mean.</p>'
  if (!rows.length) return note
  return `<table><thead><tr><th scope="col">Product</th><th scope="col">Insertion loss</th><th scope="col">Return loss</th></tr></thead><tbody>${rows.join('')}</tbody></table>${note}`
}
