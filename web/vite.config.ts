import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm run postrider -- web` answers while the pages come from Vite. */
const server = process.env.WEB_URL ?? 'http://localhost:8083'

export default defineConfig({
  plugins: [react()],
  root: import.meta.dirname,
  // The server puts a fresh value in its place with every answer.
  html: { cspNonce: '{{nonce}}' },
  server: { proxy: { '/app/api': { target: server, changeOrigin: true } } },
  build: {
    target: 'es2024',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${import.meta.dirname}/index.html`, console: `${import.meta.dirname}/console.html` },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/((react|react-dom|scheduler|i18next|react-i18next)\/|@tanstack\/(react-)?(router|query|store|history))/,
            },
            // What nearly every page has: in one piece it weighs less than in a dozen that each travel alone.
            {
              name: 'page-ground',
              test: /@mantine\/core\/esm\/components\/(Title|Skeleton|Button|ActionIcon|CloseButton|Loader)\/|web\/src\/ui\/(page-head|use-page-name|states\/notice)[.]/,
            },
          ],
        },
      },
    },
  },
})
