import { Outlet, useMatches } from 'react-router'
import { ConnectBand } from '#app/features/shell/connect-band.tsx'
import { connect } from '#content/connect.ts'
import { StylesBelow, type BelowHandle } from '../framework/styles-below.tsx'

/** Style sheets of what stands at the end alone. */
const below = ['with-connect']
export const handle: BelowHandle = { below }

/** The pages that close with an invitation: all but the contact form. */
export default function WithConnect() {
  const id = useMatches().at(-1)?.id.replace('routes/', '') ?? ''
  return (
    <>
      <Outlet />
      <StylesBelow of={below} />
      <ConnectBand {...connect} {...connect.of?.[id]} />
    </>
  )
}
