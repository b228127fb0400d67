import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { notFoundData } from '#app/features/shell/not-found-data.ts'
import type { Route } from './+types/not-found.ts'

/** Every address that no other route takes. */
export function loader({ context, params }: Route.LoaderArgs) {
  throw data(notFoundData(context.get(siteContext).catalogue, params['*'] ?? ''), { status: 404 })
}

export default function NotFound() {
  return null
}
