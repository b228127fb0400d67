import type { ClientInstrumentation } from 'react-router'

/** Tells of each address that a press is about to lead to, ahead of the router. */
export const onPress = (tell: (to: URL) => void): ClientInstrumentation => ({
  router: (router) =>
    router.instrument({
      async navigate(go, { to }) {
        if (typeof to === 'string') tell(new URL(to, window.location.href))
        await go()
      },
    }),
})
