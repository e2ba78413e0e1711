import { givenSite, type Company, type NameStory, type Seller, type TeamMember } from './site.ts'

const { company: own, nameStory: ownStory, seller: ownSeller, team: ownTeam } = givenSite()

/** The name that the product is built with. */
export const builtBrand = 'Colibat'

/** The name alone. */
export const brand = own?.brand ?? builtBrand

/** Whether it is the one that pictures show: that of links by `node scripts/build-og-image.ts`, those of a store. */
export const isBuiltBrand = brand === builtBrand

/** The first letter or figure of a name, which stands for its mark: 'exemple' → 'E'. */
export function initialOf(name: string): string {
  return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase()
}

/** The defaults are visibly samples, a fictional phone number and a reserved domain: SITE_FILE takes their place. */
export const company: Company = {
  brand,
  email: 'contact@colibat.example',
  securityEmail: null,
  phone: '04 65 71 00 00',
  address: null,
  zone: null,
  insurer: null,
  transportLicence: null,
  transportRegister: null,
  mediator: null,
  publicationDirector: null,
  host: null,
  legal: { imprint: null, terms: null, sales: null, privacy: null },
  stores: { apple: null, google: null },
  social: [],
  ...own,
}

/** Where the name comes from, for /about. Beside the rest, as is what follows: no script of a screen carries it. */
export const nameStory: NameStory | null =
  ownStory === undefined && isBuiltBrand
    ? {
        sum: [
          ['coli', 's'],
          ['bât', 'iment'],
        ],
        words:
          'Un colis, un bâtiment, et la route entre les deux. Notre signe dit la même chose : un toit, et le carton posé dessous.',
      }
    : (ownStory ?? null)

/** The founding team, for /about: { name, role, description } each. The default names trades, no person. */
export const team: readonly TeamMember[] = ownTeam ?? [
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
]

/** While the SIREN is this one, the seller is the example that the product comes with. */
export const exampleSiren = '000000000'

export const seller: Seller = ownSeller ?? {
  name: `${brand} (société d’exemple)`,
  form: 'SAS au capital de 0 €',
  address: ['1 rue de l’Exemple', '00000 Ville-Exemple'],
  siren: exampleSiren,
  register: 'RCS Ville-Exemple',
  vatNumber: 'FR12000000000',
  latePenalty: 'trois fois le taux d’intérêt légal',
  // Of no bank and no account: nothing but zeros.
  iban: 'FR7600000000000000000000000',
  bic: 'EXEMPLEXXXX',
}
