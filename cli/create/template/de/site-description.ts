/** Für sich, denn wenige Seiten sagen es, und jede Seite hat das Übrige des Unternehmens. */
export const siteDescription =
  '{{Trade}} und Zubehör von {{name}}: Werte, Dokumente und Preise auf Anfrage.'
