import { siteContext } from '#app/context.ts'
import { notListed } from '#app/features/catalogue/not-listed.ts'
import type { Route } from './+types/unknown-address.ts'

/** Every address that no other route takes; a part number may have a slash. */
export async function loader({ context, params }: Route.LoaderArgs) {
  throw await notListed(context.get(siteContext), params['*'] ?? '')
}

export default function UnknownAddress() {
  return null
}
