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

/** What the name was made of, and why. */
interface NameStory {
  readonly sum: readonly (readonly [kept: string, left: string])[]
  readonly words: string
}

/** Who keeps the site on its machines, as its legal notice must name it. */
export interface Host {
  readonly name: string
  readonly address: string
  readonly phone: string
}

/** A link that is shown only when it is set. */
export type Link = string | null

/** The name alone. When it changes, `node scripts/build-og-image.ts` writes it into the picture of links. */
export const brand = 'Colibat'

/**
 * The provider's own words and addresses: the one file an operator edits (R1). The defaults are visibly samples: a
 * fictional phone number, a reserved domain. Null or empty is shown nowhere.
 */
export const company = {
  brand,
  email: 'contact@colibat.example',
  /** Where to report a weakness of the site (/.well-known/security.txt); null: the address above. */
  securityEmail: null as string | null,
  phone: '04 65 71 00 00',
  /** Where the name comes from, for /about: what is kept of each word, and what is left of it. */
  nameStory: {
    sum: [
      ['coli', 's'],
      ['bât', 'iment'],
    ],
    words:
      'Un colis, un bâtiment, et la route entre les deux. Notre signe dit la même chose : un toit, et le carton posé dessous.',
  } as NameStory,
  /** Where the company is, for search engines and the legal pages; null says nothing. */
  address: null as Address | null,
  /** Where it delivers, for the home page: 'Alpes-Maritimes et Monaco'. */
  zone: null as string | null,
  /** Who insures what is carried, for the home page: 'Nom de l’assureur, contrat n° 123'. */
  insurer: null as string | null,
  /** Who answers for what the site says, for its legal notice. */
  publicationDirector: null as string | null,
  host: null as Host | null,
  /** The external legal pages; null shows our own plain ones (R4). */
  legal: { imprint: null as Link, terms: null as Link, sales: null as Link, privacy: null as Link },
  stores: { apple: null as Link, google: null as Link },
  social: [] as readonly { readonly name: string; readonly href: string }[],
  /** The founding team, for /about: { name, role, description } each. The default names trades, no person. */
  team: [
    {
      name: 'Exploitation',
      role: 'Qui planifie',
      description: 'Relit chaque commande et son bordereau, choisit le véhicule et tient le créneau.',
    },
    {
      name: 'Livraison',
      role: 'Qui conduit',
      description: 'Charge au dépôt, livre au chantier et photographie ce qui est posé.',
    },
    {
      name: 'Relation client',
      role: 'Qui répond',
      description: 'Lit tes messages, confirme les prix sur mesure et prévient quand quelque chose change.',
    },
  ] as readonly TeamMember[],
} as const

/** While the SIREN is this one, the seller is the example that the product comes with. */
export const exampleSiren = '000000000'

/**
 * Who sells, as invoices must name it (CGI, annexe II, article 242 nonies A; code de commerce, article L441-9). To fill
 * in before the first real invoice: issued ones keep their words.
 */
export const seller = {
  name: `${brand} (société d’exemple)`,
  form: 'SAS au capital de 0 €',
  address: ['1 rue de l’Exemple', '00000 Ville-Exemple'],
  siren: exampleSiren,
  register: 'RCS Ville-Exemple',
  vatNumber: 'FR12000000000',
  /** What a company owes when it pays late. */
  latePenalty: 'trois fois le taux d’intérêt légal',
} as const
