import { answer, listen, send, type Mode, type Reply } from './state-service.ts'

/**
 * A loopback « Recherche d’entreprises », by the service's own OpenAPI description: `GET /search?q=<nine digits>`
 * answers the company of that SIREN alone.
 */
export interface RechercheEntreprises {
  readonly url: string
  /** Every query received, in order. */
  readonly requests: Record<string, string>[]
  misbehave(mode: Mode): void
  stop(): Promise<void>
}

export async function start(): Promise<RechercheEntreprises> {
  const requests: Record<string, string>[] = []
  let mode: Mode = 'well'
  const service = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://recherche-entreprises')
    if (request.method !== 'GET' || pathname !== '/search') return send(response, 404, { erreur: 'Not Found' })
    requests.push(Object.fromEntries(searchParams))
    answer(response, mode, words, () => found(searchParams))
  })
  return {
    ...service,
    requests,
    misbehave(next) {
      mode = next
    },
  }
}

const words = {
  busy: { erreur: 'Too Many Requests' },
  broken: { erreur: 'Internal Server Error' },
  malformed: { entreprises: [] },
  refusing: { erreur: 'Veuillez indiquer au moins un paramètre de recherche.' },
}

/** The SIREN of the companies that it knows; each has the right key, and belongs to nobody. */
export const known = {
  whole: '900000001',
  ceased: '900000019',
  masked: '900000027',
  person: '900000035',
  abroad: '900000043',
} as const

function found(query: URLSearchParams): Reply {
  const results = companies.filter(({ siren }) => siren === query.get('q')).map((company) => fieldsOf(company, query))
  return [
    200,
    {
      results,
      total_results: results.length,
      page: 1,
      per_page: Number(query.get('per_page') ?? 10),
      total_pages: results.length,
    },
  ]
}

/** `minimal=true` leaves out what `include` does not name. */
function fieldsOf({ siege, tva, ...company }: (typeof companies)[number], query: URLSearchParams): object {
  const included = query.get('include')?.split(',') ?? []
  const whole = query.get('minimal') !== 'true'
  return {
    ...company,
    ...((whole || included.includes('siege')) && { siege }),
    ...((whole || included.includes('tva')) && { tva }),
  }
}

const office = {
  activite_principale: '43.99C',
  adresse: '12 B CHEMIN DES OLIVIERS 06250 MOUGINS',
  cedex: null as string | null,
  code_pays_etranger: null as string | null,
  code_postal: '06250' as string | null,
  commune: '06085',
  complement_adresse: null,
  coordonnees: '43.6031,6.9961',
  date_creation: '2019-03-01',
  departement: '06',
  etat_administratif: 'A',
  geo_adresse: null,
  indice_repetition: 'B' as string | null,
  latitude: '43.6031' as string | null,
  libelle_commune: 'MOUGINS' as string | null,
  libelle_voie: 'DES OLIVIERS' as string | null,
  longitude: '6.9961' as string | null,
  numero_voie: '12' as string | null,
  siret: '90000000100017',
  statut_diffusion_etablissement: 'O',
  type_voie: 'CHEMIN' as string | null,
}

const company = {
  siren: known.whole as string,
  nom_complet: 'EXEMPLE MACONNERIE (EXMA)',
  nom_raison_sociale: 'EXEMPLE MACONNERIE' as string | null,
  sigle: 'EXMA' as string | null,
  nombre_etablissements: 1,
  nombre_etablissements_ouverts: 1,
  activite_principale: '43.99C',
  date_creation: '2019-03-01',
  etat_administratif: 'A',
  nature_juridique: '5710',
  section_activite_principale: 'F',
  statut_diffusion: 'O',
  siege: office,
  tva: ['FR68900000001'],
}

const hidden = '[NON-DIFFUSIBLE]'

const companies = [
  company,
  { ...company, siren: known.ceased, nom_raison_sociale: 'EXEMPLE FERMETURE', etat_administratif: 'C', tva: [] },
  {
    ...company,
    siren: known.masked,
    nom_complet: hidden,
    nom_raison_sociale: null,
    statut_diffusion: 'P',
    siege: {
      ...office,
      adresse: hidden,
      code_postal: hidden,
      numero_voie: hidden,
      indice_repetition: null,
      type_voie: hidden,
      libelle_voie: hidden,
      latitude: hidden,
      longitude: hidden,
    },
    tva: [],
  },
  // A craftsman in his own name, whose address is his home.
  {
    ...company,
    siren: known.person,
    nom_complet: 'CAMILLE EXEMPLE',
    nom_raison_sociale: null,
    sigle: null,
    nature_juridique: '1000',
    siege: { ...office, code_postal: hidden, libelle_voie: hidden, latitude: hidden, longitude: hidden },
    tva: [],
  },
  {
    ...company,
    siren: known.abroad,
    nom_raison_sociale: 'EXEMPLE LTD',
    siege: {
      ...office,
      code_pays_etranger: '99132',
      code_postal: null,
      libelle_commune: null,
      latitude: null,
      longitude: null,
    },
    tva: [],
  },
]
