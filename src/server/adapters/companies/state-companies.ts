import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Company } from '#contract/places/companies.ts'
import { createStateService, type StateServiceOptions } from '#server/adapters/geoplateforme/state-service.ts'
import type { Companies } from './companies.ts'
import { companyOf, stateCompanySchema } from './state-company.ts'

/**
 * The state's keyless service « Recherche d’entreprises »: `GET {baseUrl}/search?q=<SIREN>` answers that company alone.
 * Six of its seven questions a second are ours; 2,000 answers are kept a day.
 */
export function createStateCompanies(options: Omit<StateServiceOptions, 'perSecond'>): Companies {
  const service = createStateService({ ...options, perSecond: { supplier: 2, network: 4 } })
  const known = new LRUCache<string, { readonly company: Company | null }>({
    max: 2_000,
    ttl: 24 * 3_600_000,
    ttlResolution: 0,
    perf: { now: () => options.now().getTime() },
  })
  return {
    async find(siren, asker) {
      const before = known.get(siren)
      if (before) return before.company
      const answer = await service.ask(
        {
          path: '/search',
          query: { q: siren, minimal: 'true', include: 'siege,tva', page: '1', per_page: '1' },
          reply: searchReply,
          waitMs: 1_500,
        },
        asker,
      )
      if (answer.kind === 'silent' || answer.kind === 'busy') return 'away'
      const found = answer.kind === 'reply' ? answer.reply.results.find((each) => each.siren === siren) : undefined
      const company = found ? companyOf(found) : null
      known.set(siren, { company })
      return company
    },
  }
}

const searchReply = v.object({ results: v.array(stateCompanySchema) })
