import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { paidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { aRun, wednesday } from '#tests/server/fixtures/run.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'
import { deliveryFacts, keepEvents, pickupFacts } from '#tests/server/fixtures/waybill.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const bo = commandLine(provider)
const told = [
  { kind: 'pickup', ...pickupFacts },
  { kind: 'delivery', ...deliveryFacts },
] as const

describe('The chain of a waybill, at the command line', () => {
  it('holds, with how many events and the last digest', async () => {
    const { id } = await paidOrder(provider, supplier)
    const [, last] = await keepEvents(provider, id, told)
    const { lines, ok } = await bo('verifier', `${id}`)
    expect([ok, lines[0]]).toEqual([true, `La chaîne tient : 2 événements. Dernière empreinte : ${last?.digest}`])
  })

  it('is broken where a row was written over, which fails', async () => {
    const { id } = await paidOrder(provider, supplier)
    await keepEvents(provider, id, told)
    const facts = JSON.stringify({ ...pickupFacts, reserves: [] })
    const first = db.updateTable('waybill_events').set({ facts }).where('order_id', '=', id)
    await first.where('place', '=', 1).execute()
    expect(await bo('verifier', `#${id}`)).toEqual({
      ok: false,
      lines: ['La chaîne est rompue : l’événement 1 a été changé.'],
    })
    await db.deleteFrom('waybill_events').where('order_id', '=', id).where('place', '=', 1).execute()
    expect((await bo('verifier', `${id}`)).lines).toEqual(['La chaîne est rompue : l’événement 1 manque.'])
  })

  it('is none before the pickup', async () => {
    const { id } = await paidOrder(provider, supplier)
    const nothing = { ok: false, lines: [`La commande n° ${id} n’a pas encore de lettre de voiture.`] }
    expect(await bo('verifier', `${id}`)).toEqual(nothing)
    expect(await bo('verifier', '999999')).toEqual({ ok: false, lines: ['Commande introuvable.'] })
  })
})

describe('The register of what others carry', () => {
  const days = ['--du', wednesday, '--au', wednesday]

  it('is empty as long as every vehicle is ours', async () => {
    await aRun(provider, [(await paidOrder(provider, supplier)).id])
    expect(await bo('registre', ...days)).toEqual({ ok: true, lines: ['Aucune tournée sous-traitée.'] })
  })

  it('has a line for each order that another carrier has or had, with what was done by him alone', async () => {
    const [standing, left] = [await paidOrder(provider, supplier), await paidOrder(provider, supplier)]
    const run = await aRun(provider, [standing.id])
    await db.updateTable('runs').set({ carrier: 'Transports Exemple' }).where('id', '=', run).execute()
    const [pickup] = await keepEvents(provider, left.id, [told[0]], { run_id: run })
    expect(pickup?.place).toBe(1)
    const { ok, lines } = await bo('registre', ...days)
    expect([ok, lines[0]?.split(';').slice(0, 5)]).toEqual([
      true,
      ['\uFEFFDate', 'Transporteur', 'Véhicule', 'Commande', 'Lettre de voiture'],
    ])
    const start = `${wednesday};Transports Exemple;AB-123-CD;`
    const places = 'Chantier Nord, Ali Petit;12 rue des Lilas, 06250 Mougins;3 avenue Jean Médecin, 06000 Nice'
    expect(lines.slice(1)).toEqual([
      `${start}${standing.id};;Martin Matériaux;${places};entre 13 h et 17 h;;;;;210 kg`,
      `${start}${left.id};LV-${left.id};Martin Matériaux;${places};entre 13 h et 17 h;2026-11-24 08:14:37;;Tuiles en terre cuite;3;210 kg`,
    ])
  })

  it('is written into a file that is not there yet, of days that are told', async () => {
    const file = join(provider.folder, 'registre.csv')
    expect(await bo('registre', ...days, file)).toEqual({ ok: true, lines: [`${file} est écrit : 2 lignes.`] })
    expect((await readFile(file, 'utf8')).split('\r\n')).toHaveLength(4)
    expect(await bo('registre', ...days, file)).toEqual({ ok: false, lines: [`${file} existe déjà.`] })
    for (const words of [[], [...days, 'registre.pdf'], [...days, '--tout'], ['--du', '2026-11-18', '--au', 'hier']])
      expect((await bo('registre', ...words)).lines.at(-1)).toMatch(/^npm run bo -- registre --du/)
  })
})
