/** Thrown by a page's `load` for an address at which there is nothing; answered with the 404 page. */
export class NotFoundError extends Error {
  readonly asked: string

  constructor(asked: string) {
    super(asked)
    this.asked = asked
  }
}
