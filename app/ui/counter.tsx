import * as locale from '#texts/locale.ts'

type Props = { value: number; prefix?: string; suffix?: string }

/** A figure that counts up when it comes into view. Without scripts or motion it is just there. */
export function Counter({ value, prefix = '', suffix = '' }: Props) {
  const text = `${prefix}${value.toLocaleString(locale.locale)}${suffix}`
  return (
    <count-up data-value={value}>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{text}</span>
    </count-up>
  )
}
