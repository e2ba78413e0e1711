/** What a site says in place of this folder's words: what SITE_FILE has, and a price that the tariff was asked for. */
export interface Site {
  readonly company?: Partial<Company>
  readonly nameStory?: NameStory | null
  readonly team?: readonly TeamMember[]
  readonly seller?: Seller
  readonly faq?: readonly FaqEntry[]
  readonly startingPrice?: string
  /** The path of its square picture. */
  readonly logo?: string
}

/** The `id` of the script that a document carries it in. */
export const siteMark = 'site'

/** What stands for this process or this document; nothing: the words of this folder do. */
export function givenSite(): Site {
  const words = place.document?.getElementById(siteMark)?.textContent
  return place.givenSite ?? (words ? (JSON.parse(words) as Site) : {})
}

/** Lays it down for what is loaded from now on, a bundle of its own included: the words are constants once they are. */
export function giveSite(site: Site): void {
  place.givenSite = site
}

const place = globalThis as {
  givenSite?: Site
  readonly document?: { getElementById(id: string): { readonly textContent: string | null } | null }
}

/** A member of the team, as /about shows it. */
export interface TeamMember {
  readonly name: string
  readonly role: string
  readonly description: string
}

/** A postal address, by schema.org's names. */
interface Address {
  readonly streetAddress: string
  readonly postalCode: string
  readonly addressLocality: string
}

/** What the name was made of, what is kept of each word and what is left of it, and why. */
export interface NameStory {
  readonly sum: readonly (readonly [kept: string, left: string])[]
  readonly words: string
}

/** Who keeps the site on its machines, as its legal notice must name it. */
interface Host {
  readonly name: string
  readonly address: string
  readonly phone: string
}

/** Who settles what a consumer and the company cannot. */
interface Mediator {
  readonly name: string
  readonly address: string
  readonly href: string
}

/** A link that is shown only when it is set. */
type Link = string | null

/** The provider's own words and addresses (R1). Null or empty is shown nowhere. */
export interface Company {
  readonly brand: string
  readonly email: string
  /** Where to report a weakness of the site (/.well-known/security.txt); null: the address above. */
  readonly securityEmail: string | null
  readonly phone: string
  /** Where the company is, for search engines and the legal pages. */
  readonly address: Address | null
  /** Where it delivers, for the home page: 'Alpes-Maritimes et Monaco'. */
  readonly zone: string | null
  /** Who insures what is carried, for the home page: 'Nom de l’assureur, contrat n° 123'. */
  readonly insurer: string | null
  /** By what the state lets it carry: its « licence de transport intérieur », its number in the carriers' register. */
  readonly transportLicence: string | null
  readonly transportRegister: string | null
  /** Whom a consumer may turn to (code de la consommation, article L616-1). */
  readonly mediator: Mediator | null
  /** Who answers for what the site says, for its legal notice. */
  readonly publicationDirector: string | null
  readonly host: Host | null
  /** The external legal pages; null shows our own plain ones (R4). */
  readonly legal: { readonly imprint: Link; readonly terms: Link; readonly sales: Link; readonly privacy: Link }
  readonly stores: { readonly apple: Link; readonly google: Link }
  readonly social: readonly { readonly name: string; readonly href: string }[]
}

/** Who sells, as invoices must name it (CGI, annexe II, article 242 nonies A; code de commerce, article L441-9). */
export interface Seller {
  readonly name: string
  readonly form: string
  readonly address: readonly string[]
  readonly siren: string
  readonly register: string
  readonly vatNumber: string
  /** What a company owes when it pays late. */
  readonly latePenalty: string
  /** Whether VAT is owed from the invoice on, not from the payment: an option that invoices must tell. */
  readonly vatOnDebits?: boolean
  /** Where transfers go; without it nobody has an account. Written together. */
  readonly iban?: string
  readonly bic?: string
}

/** A question of /faq and its answer. */
export interface FaqEntry {
  readonly id: string
  readonly question: string
  readonly answer: string
}
