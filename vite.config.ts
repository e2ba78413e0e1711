import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa'
import { bindSpacesInCode } from './scripts/bind-spaces.ts'
import { fillContentMarks, fillMarks } from './scripts/content-marks.ts'
import { drawFirstPaint } from './scripts/first-paint.ts'
import { serverAddresses } from './src/contract/addresses.ts'
import { documentStyles } from './scripts/document-styles.ts'
import { markGoogleMaps } from './scripts/google-maps-mark.ts'
import { neededBy } from './scripts/needed-by.ts'
import { precacheStages } from './scripts/precache-stages.ts'
import { prerender } from './scripts/prerender.ts'
import { markProvider } from './scripts/provider-mark.ts'

const manifest = JSON.parse(
  fillMarks(readFileSync(new URL('manifest.webmanifest', import.meta.url), 'utf8')),
) as ManifestOptions
const stages = precacheStages()
const provider = `http://localhost:${process.env['PORT'] ?? '3000'}`

// The team's rooms in files of their own, its settings, its runs and a driver's day apart: no supplier loads or keeps a byte of them. React apart, since
// it changes least; what only dialogs need, and what only the sending and the payment of an order need, apart; what
// waits for the network, which public pages have, too, apart. Of what several screens share: what the app starts with,
// what the order form needs beyond that, and the rest, each in one file, not in thirty; no screen loads what only
// others need. The order form is one file, and what comes after its first look another.
const groups = [
  {
    name: 'team',
    test: /src\/(?:app\/(?:adapters\/(?:device\/map-link|photos\/proof-photo)|state\/(?:outbox\/taken-photos|leaving\/use-leave|screen\/use-)|ui\/ask\/camera-input)|contract\/(?:team-roles|staff\/(?:staff-day|run-on-wire))|rules\/(?:run\/|order\/access-notes))/,
    minShareCount: 2,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'staff',
    test: /src\/(?:app\/(?:staff\/(?!(?:settings|runs)\/)|adapters\/store\/staff)|contract\/staff\/staff-(?!(?:settings|runs|day)\.))/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'mail',
    test: /src\/app\/(?:adapters\/store\/(?:mail-store|pending-mail|outbox-store)|state\/outbox\/(?:mail-outcome|outbox|mail-outbox|send-mail)\.|site\/contact\/site-outbox)/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
  {
    name: 'dialogs',
    test: /node_modules\/(?:@radix-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar)|src\/app\/ui\/act\/dialog\.tsx/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'order-data',
    test: /src\/(?:contract\/[a-z]+\/(?:order-wire|order-request|handover|payment|embedded-processor|intent-status)|app\/adapters\/payments\/read-payment)\.ts/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: neededBy('base', 'src/app/main.tsx'), minShareCount: 2, priority: 1 },
  {
    name: neededBy('form', 'src/app/order/order-page.tsx'),
    test: /^(?!.*\/src\/app\/order\/)/,
    minShareCount: 2,
    priority: 1,
  },
  { name: neededBy('order', 'src/app/order/order-page.tsx'), priority: 1 },
  // What knows the order's data would draw a circle with it.
  {
    name: 'shared',
    test: /^(?!.*\/src\/(?:app\/payment|app\/adapters\/payments|contract\/payment)\/)/,
    minShareCount: 3,
  },
]

// The team's rooms, what is nothing without a network, and what nobody needs who works in the app while a newer build
// comes.
const keptAtFirstUse = [
  'accounts-page',
  'bars',
  'cancel-dialog',
  'card-form',
  'cards-section',
  'change-password-page',
  'code-boxes',
  'company-card',
  'common-password',
  'confirm-address-card',
  'confirmation-page',
  'copy-text',
  'delete-account-dialog',
  'deliver-here',
  'invitation-page',
  'invite-dialog',
  'lightbox',
  'link-tabs',
  'login-code',
  'organisation-page',
  'remove-card-dialog',
  'remove-dialog',
  'door-page',
  'forgot-password-page',
  'from-home',
  'from-store',
  'hydrate-estimate',
  'install-card',
  'moment-dialog',
  'moment-form',
  'month-bars',
  'name-dialog',
  'notices-card',
  'open-stripe-fields',
  'order-stream',
  'pay-link-dialog',
  'pay-link-page',
  'payment-failed-page',
  'payment-success-page',
  'picture-viewer',
  'profile-form',
  'real-notices',
  'renew-dialog',
  'reset-calls',
  'runs-page',
  'second-factor',
  'settings-page',
  'staff',
  'three-d-secure-dialog',
  'tracking-page',
]

/** What comes along with a part, less what the app's start, which asks for it, has imported itself. */
function withoutStarted(_: string, files: string[], { hostId }: { readonly hostId: string }): string[] {
  const isApps = /^assets\/(?:index|base|order)-/.test(hostId)
  return files.filter((file) => !isApps || !/^assets\/(?:rolldown-runtime|react|base)-/.test(file))
}

export default defineConfig({
  plugins: [
    react(),
    bindSpacesInCode(),
    fillContentMarks(),
    markGoogleMaps(),
    markProvider(),
    documentStyles(),
    prerender(),
    drawFirstPaint(),
    stages.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      manifest,
      // The page registers the worker itself, after load.
      injectRegister: false,
      // Public pages are served at their own addresses, not at those of their files.
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,woff2,svg}'],
        globIgnores: ['pages/**', ...keptAtFirstUse.map((name) => `assets/${name}-*`)],
        manifestTransforms: [async (entries) => stages.mark(entries)],
      },
    }),
  ],
  resolve: {
    alias: [
      // React has it; the router brings a copy for older ones.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // The calendar and its dates fall back on French, not on English besides.
      { find: /^\.\.\/locale\/en-US\.js$/, replacement: `${import.meta.dirname}/src/app/ui/choose/calendar-locale.ts` },
    ],
  },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    modulePreload: { polyfill: false, resolveDependencies: withoutStarted },
    // Together the sheets weigh less than those of one screen do apart.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: Object.fromEntries(Object.values(serverAddresses).map((address) => [address, provider])) },
})
