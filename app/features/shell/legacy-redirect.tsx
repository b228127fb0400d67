import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Sends old addresses on; the hash that tells them apart never reaches the server. However many there
 * are, only an address with a hash brings them.
 */
export function LegacyRedirect() {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!hash) return
    let isLeft = false
    void import('./legacy-target.ts').then(
      ({ legacyTarget }) => {
        const target = legacyTarget({ pathname, hash })
        if (target && !isLeft) void navigate(target, { replace: true })
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [pathname, hash, navigate])
  return null
}
