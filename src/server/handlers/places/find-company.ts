import type { Api } from '#contract/api.ts'
import type { Handler } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'

export const findCompany: Handler<Api['findCompany']> = async ({ query, visit: { network } }, { companies }) => {
  const company = companies === null ? 'away' : await companies.find(query.siren, { network })
  if (company === 'away')
    throw new HttpError(503, 'L’annuaire des entreprises ne répond pas. Remplis la suite à la main.')
  return { success: true, data: company }
}
