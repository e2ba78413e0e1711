/** The provider's origin, '' when it is this page's own (R29). The build writes it in. */
export const providerOrigin: string = import.meta.env['VITE_API_URL']?.replace(/\/+$/, '') ?? ''

/** The whole address of what the provider serves: 'slips/a.pdf' → 'https://api.example.fr/slips/a.pdf'. */
export function providerAddress(path: string, origin = providerOrigin): string {
  if (/^https?:\/\//i.test(path)) return path
  return `${origin}${path.startsWith('/') ? '' : '/'}${path}`
}
