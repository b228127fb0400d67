/** A text with facts in the places that name them in braces; a name nobody knows is an error. */
export function fillIn(text: string, facts: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`${place} stands for no fact we know`)
    return String(fact)
  })
}
