import * as v from 'valibot'
import type { Company } from '#contract/places/companies.ts'
import type { LatLng } from '#contract/places/places.ts'
import { capitalsAsWritten, isVatNumber } from '#rules/text/company.ts'
import { territoryOf } from '#server/adapters/geoplateforme/territory.ts'

/** What a person who asked for it keeps to himself. */
const masked = '[NON-DIFFUSIBLE]'

const text = v.fallback(
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform((value) => (value === masked ? '' : value.trim())),
  ),
  '',
)

const headOffice = v.object({
  numero_voie: text,
  indice_repetition: text,
  type_voie: text,
  libelle_voie: text,
  code_postal: text,
  libelle_commune: text,
  code_pays_etranger: text,
  latitude: text,
  longitude: text,
})

/** A result of `GET /search`, by the names of its documentation, as far as we read it. */
export const stateCompanySchema = v.object({
  siren: v.string(),
  nom_complet: text,
  nom_raison_sociale: text,
  etat_administratif: text,
  siege: v.fallback(v.nullish(headOffice), null),
  tva: v.fallback(v.nullish(v.array(v.string()), []), []),
})
type StateCompany = v.InferOutput<typeof stateCompanySchema>

/** What it says that is of use; null when all of that is masked. */
export function companyOf({
  siren,
  nom_complet,
  nom_raison_sociale,
  etat_administratif,
  siege,
  tva,
}: StateCompany): Company | null {
  const name = (nom_raison_sociale || nom_complet).slice(0, 200)
  const address = siege ? addressOf(siege) : null
  if (name === '' && address === null) return null
  return { siren, name, vatNumber: tva.find(isVatNumber) ?? '', address, isClosed: etat_administratif === 'C' }
}

/** « 9 Rue du Colonel Pierre Avia, 75015 Paris 15 »; null for one abroad or without a town. */
function addressOf(site: v.InferOutput<typeof headOffice>): Company['address'] {
  const { code_postal: postcode, libelle_commune: town } = site
  if (site.code_pays_etranger !== '' || postcode === '' || town === '') return null
  const street = [
    site.numero_voie + site.indice_repetition.toLowerCase(),
    capitalsAsWritten(`${site.type_voie} ${site.libelle_voie}`.trim()),
  ]
    .filter(Boolean)
    .join(' ')
  const label = [street, `${postcode} ${capitalsAsWritten(town)}`].filter(Boolean).join(', ').slice(0, 300)
  return { label, point: pointOf(site) }
}

function pointOf({ latitude, longitude }: { readonly latitude: string; readonly longitude: string }): LatLng | null {
  if (latitude === '' || longitude === '') return null
  const point = { lat: Number(latitude), lng: Number(longitude) }
  return territoryOf(point) === null ? null : point
}
