import type { Organisation } from '#contract/organisation/organisation.ts'

/** What an organisation is called and billed as, by the names of its form. */
export function detailsOf({ name, siren, vatNumber, address, postcode, city }: Organisation) {
  return { nom: name, siren, tva: vatNumber, adresse: address, codePostal: postcode, ville: city }
}
