import { afterEach, describe, expect, it } from 'vitest'
import { call } from '#tests/server/fixtures/call.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { anOrder, pay, readyOrder, requestForm } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const supplier = await newSupplier(provider)
const bo = commandLine(provider)

/** Each server knows it within the second. */
async function reglages(...words: string[]): Promise<readonly string[]> {
  const { lines } = await bo('reglages', ...words)
  provider.now = new Date(provider.now.getTime() + 1000)
  return lines
}

const route = {
  origin: '43.6007,6.9952',
  destination: '43.7031,7.2661',
  adressPickUp: '12 rue des Lilas, 06250 Mougins',
  adresseLivraison: '3 avenue Jean Médecin, 06000 Nice',
}
const duration = async () =>
  (
    await call(provider, 'calculateDuration', {
      token: supplier.token,
      body: { ...route, departure_time: Math.floor(provider.now.getTime() / 1000) },
    })
  ).reply.success
const estimate = async () =>
  (await call(provider, 'estimatePrice', { body: { ...route, poids: '151-300' } })).reply.success

afterEach(async () => {
  for (const words of [['zone', 'A'], ['zone', 'B'], ['route-max']]) await reglages(...words)
})

describe('A route out of the zone', () => {
  it('has no price anywhere, and none is paid for', async () => {
    const order = await readyOrder(provider, supplier)
    expect([await duration(), await estimate()]).toEqual([true, true])
    expect(await reglages('zone', 'B', '83,98000')).toEqual([
      'Zone à prix fixe : retrait partout ; livraison 83, 98000 ; route sans limite.',
    ])
    expect([await duration(), await estimate()]).toEqual([false, false])
    const { status, refusal } = await pay(provider, supplier, order)
    expect([status, refusal.message]).toEqual([409, 'Nous n’y allons pas encore à prix fixe : demande un devis'])
    expect(await provider.world.db.selectFrom('orders').select('id').execute()).toEqual([])
  })

  it('is as far as its road is too long', async () => {
    await reglages('route-max', '23')
    expect([await duration(), await estimate()]).toEqual([false, false])
    await reglages('route-max', '24')
    expect([await duration(), await estimate()]).toEqual([true, true])
  })

  it('is asked for by mail, and the letter to the team says why', async () => {
    await reglages('zone', 'A', '83')
    const body = requestForm(anOrder(provider, supplier))
    expect((await call(provider, 'requestOrderByMail', { token: supplier.token, body })).status).toBe(200)
    const letter = await provider.world.db
      .selectFrom('letters')
      .select('text')
      .where('once_key', 'like', 'order-requested-%')
      .executeTakeFirstOrThrow()
    expect(letter.text).toContain('Retrait hors zone (06250). Le prix est à fixer')
  })

  it('is set in postal codes and minutes', async () => {
    expect(await reglages('zone', 'A', 'six')).toContain('Un code postal commence par deux à cinq chiffres.')
    expect(await reglages('zone', 'C', '06')).toContain('La zone de A (retrait) ou de B (livraison) ?')
    expect(await reglages('route-max', 'loin')).toContain('Des minutes, s’il te plaît.')
  })
})
