/** Public pages (section 2): documents of their own, made at build, by the names of `content/public-pages.ts`. */
export const publicAddresses = {
  home: '/',
  faq: '/faq',
  about: '/about',
  contact: '/contact',
  terms: '/cgu',
  sales: '/cgv',
  privacy: '/politique',
  imprint: '/mentions-legales',
  accessibility: '/accessibilite',
} as const

/** Screens of the app that anybody may open. */
export const openScreens = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  changePassword: '/change-password',
  tracking: '/suivi/:token',
  payLink: '/payer/:token',
} as const

/** Screens that one must be signed in for; `:name` is a parameter. */
export const privateScreens = {
  account: '/account',
  preferences: '/preferences',
  organisation: '/entreprise',
  invitation: '/invitation/:token',
  order: '/commande',
  history: '/historique',
  orderDetail: '/historique/:orderId',
  payment: '/payment',
  paymentSuccess: '/payment-success',
  paymentFailed: '/payment-failed',
  confirmation: '/confirmation',
} as const

/** Where an order that is stored already is paid (R49): 1042 → '/payment?commande=1042'. */
export function paymentAddress(orderId: number): string {
  return `${privateScreens.payment}?${orderInQuery}=${orderId}`
}

/** What names that order in the address. */
export const orderInQuery = 'commande'

/** What names, in the address of the history, whose orders: 'entreprise' for all of the firm's, else one's own. */
export const firmInQuery = 'de'
export const firmHistory = `${privateScreens.history}?${firmInQuery}=entreprise`

/** What asks, in the address of the order form, to take up the draft at once: a shortcut of the installed app. */
export const resumeInQuery = 'reprendre'

/** Screens of the team (R43): two rooms of the app, the desk's and the driver's, that tell theirs apart themselves. */
export const staffScreens = {
  staff: '/bo',
  staffMessages: '/bo/messages',
  staffAbandonments: '/bo/abandons',
  staffNumbers: '/bo/chiffres',
  staffState: '/bo/etat',
  staffAccess: '/bo/acces',
  staffAccounts: '/bo/comptes',
  staffOrder: '/bo/:orderId',
  driver: '/tournee',
  driverScreen: '/tournee/:screen',
} as const

/** Where the server answers by itself, at the address and under it: no page, and never kept for offline. */
export const serverAddresses = {
  api: '/api',
  invoices: '/factures',
  slips: '/slips',
  photos: '/photos',
  health: '/healthz',
  readiness: '/readyz',
  metrics: '/metrics',
  /** A share of the device is posted there: the service worker's where one is. */
  share: '/partager',
} as const

/** Under it, by its slug, what the poster of a partner store leads to: '/depuis/negoce-modele'. */
export const storeAddress = '/depuis'

/** '/depuis/negoce-modele' → true, '/depuis' → false. */
export function isStoreAddress(path: string): boolean {
  return path.startsWith(`${storeAddress}/`)
}

/** The page that says, without a network, that what was asked for is not on the device. */
export const offlineAddress = '/hors-ligne'

/**
 * Whether an address is a screen of the app, which one document shows whatever the address: '/historique/1042' → true,
 * '/factures/17/abc' → false.
 */
export function isScreen(path: string): boolean {
  return screens.some((screen) => screen.test(path)) || isPrivateScreen(path)
}

/** Whether one must be signed in for that screen: '/historique/1042' → true, '/login' → false. */
export function isPrivateScreen(path: string): boolean {
  return closedScreens.some((screen) => screen.test(path))
}

/** Whether an address is one that only its link leads to: '/suivi/…', '/payer/…'. */
export function isByLink(path: string): boolean {
  return byLink.some((screen) => screen.test(path))
}

/** What an address with parameters matches: '/historique/:orderId' → /^\/historique\/[^/]+$/. */
export function addressPattern(address: string): RegExp {
  return new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`)
}

const byLink = [openScreens.tracking, openScreens.payLink].map(addressPattern)
const screens = Object.values(openScreens).map(addressPattern)
const closedScreens = Object.values({ ...privateScreens, ...staffScreens }).map(addressPattern)
