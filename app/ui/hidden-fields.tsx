/** What an address asks, for a form that asks more of the same page. */
export function HiddenFields({ of }: { of: string }) {
  return [...new URLSearchParams(of.split('?')[1])].map(([name, value]) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ))
}
