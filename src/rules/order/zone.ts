/** Where the provider delivers at a fixed price. What is empty or null bounds nothing. */
export interface Zone {
  /** How the postal codes of pickup and delivery begin: '06', '98000'. */
  readonly pickup: readonly string[]
  readonly delivery: readonly string[]
  /** The most minutes of road. */
  readonly mostMinutes: number | null
}

/** A route as it is priced. `minutes` of road; null: not known yet. */
export interface ZonedRoute {
  readonly pickup: string
  readonly delivery: string
  readonly minutes: number | null
}

/** Said where no price is invented. */
export const outsideZoneWords = 'Nous n’y allons pas encore à prix fixe : demande un devis'

/** Why a route has no fixed price, for the team: 'Livraison hors zone (13001)'; null when it has one. */
export function outsideZone({ pickup, delivery, minutes }: ZonedRoute, zone: Zone): string | null {
  if (!isIn(pickup, zone.pickup)) return `Retrait hors zone (${codeWords(pickup)})`
  if (!isIn(delivery, zone.delivery)) return `Livraison hors zone (${codeWords(delivery)})`
  if (zone.mostMinutes === null || minutes === null || minutes <= zone.mostMinutes) return null
  return `Route de ${minutes} min, au plus ${zone.mostMinutes}`
}

/** An address without a postal code lies in no zone. */
function isIn(address: string, beginnings: readonly string[]): boolean {
  const code = postalCode(address)
  return beginnings.length === 0 || (code !== null && beginnings.some((beginning) => code.startsWith(beginning)))
}

/** The last one of an address: a street may have a number of five digits, too. */
function postalCode(address: string): string | null {
  return address.match(/(?<!\d)\d{5}(?!\d)/g)?.at(-1) ?? null
}

function codeWords(address: string): string {
  return postalCode(address) ?? 'sans code postal'
}
