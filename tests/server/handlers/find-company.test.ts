import { describe, expect, it } from 'vitest'
import type { Company } from '#contract/places/companies.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const company: Company = {
  siren: '900000001',
  name: 'EXEMPLE MACONNERIE',
  vatNumber: '',
  address: null,
  isClosed: false,
}
const open = await openProvider()
const away = await openProvider({ beside: open, world: { companies: { find: async () => 'away' } } })
const off = await openProvider({ beside: open, world: { companies: null } })
const knowing = await openProvider({
  beside: open,
  world: { companies: { find: async (siren) => ({ ...company, siren }) } },
})

describe('A company that is asked for by its SIREN', () => {
  it('is answered to whoever registers, without a session', async () => {
    expect((await call(knowing, 'findCompany', { query: { siren: '900000001' } })).reply).toEqual({
      success: true,
      data: company,
    })
  })

  it('is none where the directory knows none', async () => {
    expect((await call(open, 'findCompany', { query: { siren: '900000001' } })).reply.data).toBeNull()
  })

  it.each([
    ['does not answer', away],
    ['is switched off', off],
  ])('is told to be out of reach where the directory %s', async (_, provider) => {
    const { status, raw } = await call(provider, 'findCompany', { query: { siren: '900000001' } })
    expect(status).toBe(503)
    expect(raw).toMatchObject({
      success: false,
      message: 'L’annuaire des entreprises ne répond pas. Remplis la suite à la main.',
    })
  })

  it.each(['123456789', '90000000', '90000000100017', 'abc', '../../etc'])('is not asked for by %s', async (siren) => {
    expect((await call(knowing, 'findCompany', { query: { siren } })).status).toBe(422)
  })

  it('is offered by the settings, unless it is switched off', async () => {
    expect((await call(open, 'readSettings')).reply.companies).toBe(true)
    expect((await call(off, 'readSettings')).reply.companies).toBe(false)
  })
})
