import stylesUrl from './error-page.css?url'

/** A file of its own: the root shows these pages, and every other would carry their styles. */
export const ErrorStyles = () => <link rel="stylesheet" href={stylesUrl} precedence="route" />
