import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa'

const manifest = JSON.parse(readFileSync(new URL('manifest.webmanifest', import.meta.url), 'utf8')) as ManifestOptions
const provider = `http://localhost:${process.env['PORT'] ?? '3000'}`

export default defineConfig({
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      manifest,
      // The page registers the worker itself, after load.
      injectRegister: false,
      injectManifest: { globPatterns: ['**/*.{html,js,css,woff2,svg}'] },
    }),
  ],
  build: { outDir: 'dist/app', emptyOutDir: true },
  server: { proxy: { '/api': provider, '/healthz': provider } },
})
