import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { api, type CallName } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ourCalls } from './our-calls.ts'

/** The table of section 7, to the letter, and what each call carries. */
const section7 = [
  ['register', 'POST', '/register', 'json', 'nobody'],
  ['login', 'POST', '/login', 'json', 'nobody'],
  ['requestReset', 'POST', '/reset', 'json', 'nobody'],
  ['verifyResetCode', 'POST', '/verify-reset-code', 'json', 'nobody'],
  ['updatePassword', 'POST', '/update-password', 'json', 'nobody'],
  ['updateUser', 'POST', '/users/update/{id}', 'json', 'supplier'],
  ['contact', 'POST', '/api/contact', 'multipart', 'nobody'],
  ['calculateDuration', 'POST', '/calculate-duration', 'json', 'supplier'],
  ['calculatePrice', 'POST', '/fo/calculate-price', 'json', 'supplier'],
  ['requestOrderByMail', 'POST', '/fo/sendMailDemandeCommandeFournisseur', 'multipart or json', 'supplier'],
  ['readSlip', 'POST', '/bo/ocr-bordereau', 'multipart', 'supplier'],
  ['lastDelivery', 'GET', '/fo/last-delivery/{id}', 'none', 'supplier'],
  ['lastOrder', 'GET', '/fo/last-order/{supplierId}', 'none', 'supplier'],
  ['myOrders', 'GET', '/fo/my-orders', 'none', 'supplier'],
  ['podImages', 'GET', '/fo/commande/{id}/pod-images', 'none', 'supplier'],
  ['recordAbandonment', 'POST', '/fo/form-abandonment', 'json', 'nobody'],
  ['uploadSlip', 'POST', '/fo/upload-bordereau', 'multipart', 'supplier'],
  ['createPaymentIntent', 'POST', '/fo/create-payment-intent', 'json', 'supplier'],
  ['confirmOrderPayment', 'POST', '/fo/confirm-order-payment', 'json', 'supplier'],
] as const satisfies readonly (readonly [CallName, string, string, string, string])[]

const calls = Object.entries(api) as [CallName, Endpoint][]

describe('The table of calls', () => {
  it.each(section7)('has %s: %s %s', (name, method, path) => {
    expect([api[name].method, written(api[name].path)]).toEqual([method, path.replace(/^\/api/, '')])
  })

  it.each(section7)('sends %s (%s %s) as %s', (name, _method, _path, encoding) => {
    expect(api[name].encoding).toBe(encoding)
  })

  it.each(section7)('opens %s (%s %s, %s) to: %s', (name, _method, _path, _encoding, audience) => {
    expect(api[name].audience).toBe(audience)
  })

  it("holds the specification's calls and ours, and no other", () => {
    expect(Object.keys(api)).toEqual([...section7.map(([name]) => name), ...ourCalls])
  })

  it('names each method and path once', () => {
    const lines = calls.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
    expect(lines).toEqual([...new Set(lines)])
  })

  it.each(calls)('gives %s the parameters that its path names', (_, { path, params }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
    const parsed = v.parse(params, Object.fromEntries(names.map((name) => [name, '7']))) as object
    expect(Object.keys(parsed)).toEqual(names)
  })

  it.each(calls.filter(([, { path }]) => path.includes(':')))(
    'lets nobody call %s without its parameter',
    (_, { params }) => {
      expect(v.is(params, {})).toBe(false)
    },
  )

  it.each(calls)('gives %s a body exactly when it posts', (_, { method, encoding }) => {
    expect(encoding === 'none').toBe(method === 'GET')
  })

  it.each(calls)('keeps the path of %s under /api, without a slash at the end', (_, { path }) => {
    expect(path).toMatch(/^\/(?!api\/)[\w/:-]*\w$/)
  })
})

function written(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}
