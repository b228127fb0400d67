import type { ClientInstrumentation } from 'react-router'

/** Tells of each address that a press is about to lead to, ahead of the router, which waits for what it returns. */
export const onPress = (tell: (to: URL) => Promise<void> | void): ClientInstrumentation => ({
  router: (router) =>
    router.instrument({
      async navigate(go, { to }) {
        if (typeof to === 'string') {
          const told = tell(new URL(to, window.location.href))
          if (told) await told
        }
        await go()
      },
    }),
})
