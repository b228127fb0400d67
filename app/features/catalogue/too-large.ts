/** Of more products a browser reads nothing: it would cost visitors megabytes and seconds. */
const maxInBrowser = 2000

/** Whether the server answers for the catalogue wherever a browser asks it. */
export const isTooLarge = ({ products }: { products: { length: number } }): boolean =>
  products.length > maxInBrowser
