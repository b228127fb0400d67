import { Outlet, useMatches } from 'react-router'
import { ConnectBand } from '#app/features/shell/connect-band.tsx'
import { connect } from '#content/connect.ts'

/** The pages that close with an invitation: all but the contact form. */
export default function WithConnect() {
  const id = useMatches().at(-1)?.id.replace('routes/', '') ?? ''
  return (
    <>
      <Outlet />
      <ConnectBand {...connect} {...connect.of?.[id]} />
    </>
  )
}
