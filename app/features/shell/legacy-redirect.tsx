import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { redirects } from '#content/redirects.ts'
import { redirectTarget } from '#domain/redirects/hash-redirect.ts'

/** Sends old addresses on; the hash that tells them apart never reaches the server. */
export function LegacyRedirect() {
  const location = useLocation()
  const navigate = useNavigate()
  const target = redirectTarget(redirects, location)
  useEffect(() => {
    if (target) void navigate(target, { replace: true })
  }, [target, navigate])
  return null
}
