import { describe, expect, it } from 'vitest'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newStaff, staffPassword } from '#tests/server/fixtures/staff.ts'
import { aRegistration, newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const common = 'Soleil2024!'
const change = { current_password: aRegistration().password ?? '', new_password: common }

describe('A common password', () => {
  it('is a customer’s own business', async () => {
    const { id, token } = await newSupplier(provider)
    expect((await call(provider, 'updateUser', { params: { id }, token, body: change })).status).toBe(200)
  })

  it('is refused to somebody of the team, in the account', async () => {
    const { id, token } = await newStaff(provider)
    const { status, refusal } = await call(provider, 'updateUser', {
      params: { id },
      token,
      body: { ...change, current_password: staffPassword },
    })
    expect([status, refusal.errors]).toEqual([
      422,
      { new_password: ['Ce mot de passe fait partie des plus courants : l’équipe n’en prend pas.'] },
    ])
  })

  it('opens no session to somebody who became one of the team with it, and is told only to who knows it', async () => {
    const { id, token, email } = await newSupplier(provider)
    await call(provider, 'updateUser', { params: { id }, token, body: change })
    await provider.world.db.updateTable('users').set({ role: 'staff' }).where('id', '=', id).execute()
    const { status, refusal } = await call(provider, 'login', { body: { email, password: common } })
    expect([status, refusal.message]).toEqual([
      403,
      expect.stringMatching(/^Ton mot de passe fait partie des plus courants/),
    ])
    expect((await call(provider, 'login', { body: { email, password: 'Azerty123!' } })).status).toBe(401)
  })
})
