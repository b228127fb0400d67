/** A place of the company: where it is, when it answers and what it does. */
export type Office = {
  name: string
  /** The office of `site.phones` whose number it answers. */
  phone: string
  address: string[]
  /** With the days and the time zone: 'Monday to Friday, 9:00 to 17:00 Central European Time'. */
  hours: string
  /** What is made or done there. */
  role: string
  city?: string
  /** The code of its country (ISO 3166-1 alpha-2). */
  country?: string
  /** Languages that its people answer in. */
  languages?: string[]
}
