/** The screens of the private page (section 2): they get the shell with 200. Public pages are documents of their own. */
export function isClientRoute(path: string): boolean {
  return routes.has(path) || /^\/historique\/[^/]+$/.test(path)
}

/** What a search engine has no business in: one must be signed in. */
export const signedInRoutes = ['/account', '/preferences', '/commande', '/historique', '/payment', '/payment-success', '/payment-failed', '/confirmation'] as const

const routes: ReadonlySet<string> = new Set(['/login', '/register', '/forgot-password', '/change-password', ...signedInRoutes])
