/** The page's own routes (section 2): they get the shell with 200; any other address gets it with 404. */
export function isClientRoute(path: string): boolean {
  return routes.has(path) || /^\/historique\/[^/]+$/.test(path)
}

const routes: ReadonlySet<string> = new Set([
  '/',
  '/faq',
  '/about',
  '/contact',
  '/login',
  '/register',
  '/forgot-password',
  '/change-password',
  '/cgu',
  '/cgv',
  '/politique',
  '/account',
  '/preferences',
  '/commande',
  '/historique',
  '/payment',
  '/payment-success',
  '/payment-failed',
  '/confirmation',
])
