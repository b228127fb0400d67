import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  environments: {
    // One bundle for server and routes, so that both share the context keys of app/context.ts.
    ssr: { build: { rollupOptions: { input: 'server/main.ts' } } },
  },
})
