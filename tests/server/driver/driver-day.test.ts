import { describe, expect, it } from 'vitest'
import { driverDayOnWire } from '#server/driver/driver-day.ts'
import { paidOrder } from '#tests/server/fixtures/invoiced.ts'
import { newColleague, withOrganisation } from '#tests/server/fixtures/organisation.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { aDriver, aRun } from '#tests/server/fixtures/run.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const asked: string[] = []
const provider = await openProvider({ watch: ({ query }) => void asked.push(query.sql) })
const driverId = await aDriver(provider)

describe('The day of a driver', () => {
  it('names who bought each order, the firm where it is a firm’s, found with one question', async () => {
    const person = await newSupplier(provider, { societe: '', siret: '', tva: '', telephone: '06 00 00 00 01' })
    const owner = await withOrganisation(provider, await newSupplier(provider))
    const colleague = await newColleague(provider, owner, 'member', { telephone: '06 00 00 00 02' })
    const orders = []
    for (const buyer of [person, colleague, colleague]) orders.push((await paidOrder(provider, buyer)).id)
    await aRun(provider, orders)
    asked.length = 0
    const { commandes } = await driverDayOnWire(driverId, provider.world)
    const buyers = new Map(commandes.map(({ id, donneur_ordre: buyer }) => [Number(id), buyer]))
    const firm = {
      nom: 'Toitures Modèle',
      adresse: '3 rue du Modèle, 06250 Mougins',
      siren: '732 829 320',
      telephone: '0600000002',
    }
    expect(orders.map((id) => buyers.get(id))).toEqual([
      { nom: 'Élise Martin', adresse: '12 rue des Lilas, 06250 Mougins, France', siren: '', telephone: '0600000001' },
      firm,
      firm,
    ])
    expect(asked.filter((sql) => /"organisations"/.test(sql))).toHaveLength(1)
  })

  it('asks as many questions for many orders as for a few', async () => {
    const supplier = await newSupplier(provider)
    const questions = async () => {
      asked.length = 0
      await driverDayOnWire(driverId, provider.world)
      return asked.length
    }
    await questions()
    const few = await questions()
    const more = []
    for (let count = 0; count < 6; count++) more.push((await paidOrder(provider, supplier)).id)
    await aRun(provider, more)
    await questions()
    expect(await questions()).toBe(few)
  })
})
