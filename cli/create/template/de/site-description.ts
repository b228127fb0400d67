/** Für sich, denn wenige Seiten sagen es, und jede Seite hat das Übrige des Unternehmens. */
export const siteDescription =
  '{{Trade}} von {{name}}: Werte zum Vergleichen, Dokumente und Preise auf Anfrage.'
