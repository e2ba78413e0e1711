import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { sirenOf } from '#rules/text/company.ts'
import { latLngSchema } from './places.ts'

/**
 * A company as the state's directory knows it; null and '': it does not say. `address`: of its head office. `isClosed`:
 * it has ceased.
 */
export const companySchema = v.object({
  siren: v.string(),
  name: v.pipe(v.string(), v.maxLength(200)),
  vatNumber: v.string(),
  address: v.nullable(
    v.object({ label: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)), point: v.nullable(latLngSchema) }),
  ),
  isClosed: v.boolean(),
})
export type Company = v.InferOutput<typeof companySchema>

/**
 * The company of a SIREN; null: the directory has none, or may not show it. The specification names no such call; this
 * is ours (decision 108).
 */
export const findCompany = call({
  method: 'GET',
  path: '/companies',
  audience: 'nobody',
  query: v.object({
    siren: v.pipe(
      v.string(),
      v.check((text) => sirenOf(text) === text, 'Neuf chiffres, ceux d’un SIREN'),
    ),
  }),
  reply: v.object({ success: v.literal(true), data: v.nullable(companySchema) }),
})
