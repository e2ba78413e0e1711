import { beforeEach, describe, expect, it } from 'vitest'
import { rates } from '#server/limits/rates.ts'
import { sweep } from '#server/housekeeping.ts'
import { anAbandonment } from '#tests/server/fixtures/abandonment.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const record = (body: object, where = provider) => call(where, 'recordAbandonment', { body: body as never })
const rows = () => db.selectFrom('abandonments').selectAll().orderBy('id').execute()
const dayMs = 86_400_000

beforeEach(async () => {
  await db.deleteFrom('abandonments').execute()
  await provider.forgetRates()
})

describe('a form that was left', () => {
  it('is kept without anybody being signed in, its supplier as a claim that refers to no account', async () => {
    const { status, raw } = await record(anAbandonment({ id_fournisseur: 987_654 }))
    expect({ status, raw }).toEqual({ status: 200, raw: { success: true } })
    expect(await rows()).toEqual([
      {
        id: expect.any(Number),
        claimed_supplier_id: 987_654,
        supplier_id: null,
        pickup_address: '12 rue des Lilas, 06250 Mougins',
        delivery_address: '',
        weight: '-150',
        delivery_type: 'flex',
        price_ht: null,
        price_ttc: null,
        is_complete: 0,
        seconds: 61,
        reason: 'quitte_page',
        errors: null,
        tries: 0,
        received_at: provider.now.getTime(),
      },
    ])
  })

  it('is kept with its errors, its price in cents and nobody named', async () => {
    const errors = '{"telephone":["Le numéro de téléphone est obligatoire"]}'
    const told = {
      id_fournisseur: null,
      prix_calcule_ht: 39.9,
      prix_calcule_ttc: 47.88,
      formulaire_complet: true,
      raison_abandon: 'erreurs_validation',
      erreurs_validation: errors,
      tentatives_submit: 3,
    } as const
    await record(anAbandonment(told))
    expect(await rows()).toMatchObject([
      {
        claimed_supplier_id: null,
        price_ht: 3990,
        price_ttc: 4788,
        is_complete: 1,
        reason: 'erreurs_validation',
        errors,
        tries: 3,
      },
    ])
  })

  it('is its author’s where his session comes along, whatever number it claims; what only claims an account’s number is in no account’s file, and goes with it', async () => {
    const [author, claimed] = [await newSupplier(provider), await newSupplier(provider)]
    const tell = (token: string | null, adresse: string) =>
      record({
        ...anAbandonment({ id_fournisseur: claimed.id, adresse_livraison: adresse }),
        ...(token !== null && { jeton: token }),
      })
    await tell(null, 'de personne')
    await tell('no.session', 'd’une session finie')
    await tell(author.token, 'de lui-même')
    const fileOf = async ({ token }: Supplier) =>
      (
        (await call(provider, 'exportAccount', { token })).raw as {
          formulaires_laisses: { adresse_livraison: string }[]
        }
      ).formulaires_laisses.map(({ adresse_livraison: adresse }) => adresse)
    expect([await fileOf(author), await fileOf(claimed)]).toEqual([['de lui-même'], []])
    expect((await rows()).map(({ supplier_id: id }) => id)).toEqual([null, null, author.id])
    await call(provider, 'deleteAccount', { token: claimed.token, body: { password: 'Parpaing-42' } })
    expect((await rows()).map(({ supplier_id: id }) => id)).toEqual([author.id])
  })

  it('is taken as a beacon brings it', async () => {
    const beacon = new Blob([JSON.stringify(anAbandonment())], { type: 'application/json' })
    const { status } = await provider.app.request('/api/fo/form-abandonment', {
      method: 'POST',
      body: beacon,
      headers: { 'Content-Type': beacon.type },
    })
    expect(status).toBe(200)
    expect(await rows()).toHaveLength(1)
  })

  it.each([
    ['raison_abandon', 'ennui'],
    ['raison_abandon', undefined],
    ['id_fournisseur', '12'],
    ['id_fournisseur', 1.5],
    ['prix_calcule_ttc', -1],
    ['temps_remplissage_secondes', -1],
    ['tentatives_submit', 0.5],
    ['formulaire_complet', 'oui'],
    ['erreurs_validation', {}],
    ['adresse_livraison', 'x'.repeat(1001)],
  ])('is refused, and not kept, when %s is %j', async (field, value) => {
    const { status, refusal } = await record({ ...anAbandonment(), [field]: value })
    expect({ status, fields: Object.keys(refusal.errors ?? {}) }).toEqual({ status: 422, fields: [field] })
    expect(await rows()).toEqual([])
  })

  it('is refused from 16 KB on', async () => {
    const { status, refusal } = await record({ ...anAbandonment(), autre: 'x'.repeat(16 * 1024) })
    expect({ status, message: refusal.message }).toEqual({ status: 413, message: 'Requête trop volumineuse.' })
    expect(await rows()).toEqual([])
  })

  it('is refused when it comes too often from one address', async () => {
    const sold = await openProvider({ beside: provider, rates })
    const statuses = []
    for (let turn = 0; turn <= 60; turn += 1) statuses.push((await record(anAbandonment(), sold)).status)
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429])
    expect(await rows()).toHaveLength(60)
  })

  it('is forgotten ninety days after it came', async () => {
    await record(anAbandonment())
    const after = (ms: number) => ({ ...provider.world, now: () => new Date(provider.now.getTime() + ms) })
    await sweep(after(90 * dayMs))
    expect(await rows()).toHaveLength(1)
    await sweep(after(90 * dayMs + 1))
    expect(await rows()).toEqual([])
  })
})
