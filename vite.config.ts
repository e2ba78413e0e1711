import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa'
import { markGoogleMaps } from './scripts/google-maps-mark.ts'
import { prerender } from './scripts/prerender.ts'

const manifest = JSON.parse(readFileSync(new URL('manifest.webmanifest', import.meta.url), 'utf8')) as ManifestOptions
const provider = `http://localhost:${process.env['PORT'] ?? '3000'}`

// React apart, since it changes least; what several screens share in one file, not in thirty.
const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
  { name: 'shared', minShareCount: 3 },
]

export default defineConfig({
  plugins: [
    react(),
    markGoogleMaps(),
    prerender(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      manifest,
      // The page registers the worker itself, after load.
      injectRegister: false,
      // Public pages are served at their own addresses, not at those of their files.
      injectManifest: { globPatterns: ['**/*.{html,js,css,woff2,svg}'], globIgnores: ['pages/**'] },
    }),
  ],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': provider, '/healthz': provider } },
})
