import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { api, type CallName } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { callName, ourNames, specifiedNames } from '#contract/wire/extensions.ts'
import { idempotencyHeader } from '#contract/wire/headers.ts'
import { orderDataSchema, unpricedEntries } from '#contract/order/order-wire.ts'
import { passwordChangeSchema, profileSchema } from '#contract/account/profile.ts'
import { readExtensions } from '#contract/wire/settings.ts'
import { ourCalls } from '#tests/contract/our-calls.ts'

const golden = JSON.parse(readFileSync(new URL('../golden/create-payment-intent.json', import.meta.url), 'utf8')) as {
  orderData: object
}
const headers = ['Appareil', idempotencyHeader]
const specified = (Object.keys(api) as CallName[]).filter((name) => !ourCalls.includes(name))

describe('The names of a call', () => {
  it('are known of every call of section 7, and of none of ours', () => {
    expect(Object.keys(specifiedNames).toSorted()).toEqual(specified.map((name) => callName(api[name])).toSorted())
  })

  it.each(specified)('are the specification’s or said to be ours: %s', (name) => {
    const endpoint: Endpoint = api[name]
    const known = [
      ...(specifiedNames[callName(endpoint)] ?? []),
      ...(ourNames[callName(endpoint)] ?? []).filter((each) => !headers.includes(each)),
    ]
    expect(new Set(known)).toEqual(new Set(namesOf(name)))
  })

  it('are, of an order, those that are sent', () => {
    expect(specifiedNames[callName(api.createPaymentIntent)]).toEqual([
      ...Object.keys(golden),
      ...Object.keys(golden.orderData),
    ])
  })
})

describe('What a provider announces', () => {
  it('is nothing where its settings do not say it, or say it otherwise', () => {
    const read = (reply: unknown) => v.parse(readExtensions.reply, reply)
    expect(
      [undefined, {}, [], { extensions: ['GET /fo/events'] }, { extensions: { 'GET /fo/events': [] } }].map(read),
    ).toEqual([{}, {}, {}, {}, { 'GET /fo/events': [] }])
  })
})

/** All that a schema reads; those of a body that may be one of several are written out. */
function namesOf(name: CallName): string[] {
  if (name === 'createPaymentIntent') return ['amount', 'orderData', ...Object.keys(orderDataSchema.entries)]
  if (name === 'requestOrderByMail')
    return [...Object.keys(orderDataSchema.entries), ...Object.keys(unpricedEntries), 'bordereau']
  if (name === 'updateUser')
    return [...Object.keys(profileSchema.entries), ...Object.keys(passwordChangeSchema.entries)]
  const { body, query } = api[name] as unknown as Readonly<Record<'body' | 'query', { readonly entries?: object }>>
  return [body, query].flatMap(({ entries = {} }) => Object.keys(entries))
}
