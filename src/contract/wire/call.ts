import type { Endpoint } from '#contract/endpoint.ts'
import { nothing } from './nothing.ts'

type Part = 'params' | 'query' | 'body'
type Given = Omit<Endpoint, Part | 'encoding'> & Partial<Pick<Endpoint, Part | 'encoding'>>
type Unsaid<Said extends Given> = {
  readonly [Name in Exclude<Part, keyof Said>]: typeof nothing
} & ('encoding' extends keyof Said ? unknown : { readonly encoding: Said['method'] extends 'GET' ? 'none' : 'json' })

/** A call of the table, by what sets it apart: a part that is not said is nothing, and a POST travels as JSON. */
// @__NO_SIDE_EFFECTS__
export function call<const Said extends Given>(said: Said): Said & Unsaid<Said> {
  const encoding = said.method === 'GET' ? 'none' : 'json'
  return { encoding, params: nothing, query: nothing, body: nothing, ...said } as unknown as Said & Unsaid<Said>
}
