import { company, exampleSiren, seller } from './company.ts'

/** A fact that the law asks of a professional site (LCEN, article 1-1); null: not filled in yet. */
export interface ImprintFact {
  readonly label: string
  readonly value: string | null
}

/** What the product comes with is an example, and no fact. */
const own = (value: string) => (seller.siren === exampleSiren ? null : value)

/** What only some have, and nobody misses. */
const ifAny = (label: string, value: string | null) => (value === null ? [] : [{ label, value }])

const { mediator } = company

export const publisherFacts: readonly ImprintFact[] = [
  { label: 'Éditeur', value: own(seller.name) },
  { label: 'Forme', value: own(seller.form) },
  { label: 'Siège', value: own(seller.address.join(', ')) },
  { label: 'SIREN', value: own(seller.siren) },
  { label: 'Immatriculation', value: own(seller.register) },
  { label: 'TVA', value: own(seller.vatNumber) },
  ...ifAny('Licence de transport intérieur', company.transportLicence),
  ...ifAny('Registre des transporteurs', company.transportRegister),
  ...ifAny('Assureur', company.insurer),
  ...ifAny('Médiateur de la consommation', mediator && `${mediator.name}, ${mediator.address}, ${mediator.href}`),
  { label: 'Directeur de la publication', value: company.publicationDirector },
]

export const hostFacts: readonly ImprintFact[] = [
  { label: 'Hébergeur', value: company.host && `${company.host.name}, ${company.host.address}, ${company.host.phone}` },
]

/** What is still to be filled in: 'SIREN'. */
export const missingFacts: readonly string[] = [...publisherFacts, ...hostFacts]
  .filter(({ value }) => value === null)
  .map(({ label }) => label)
