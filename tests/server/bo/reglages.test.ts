import { describe, expect, it } from 'vitest'
import { addDays, parisDay } from '#rules/moment/paris-time.ts'
import { changeSetting, createSiteSettings } from '#server/settings/site-settings.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { paidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const supplier = await newSupplier(provider)
const bo = commandLine(provider)
const everywhere = 'Zone à prix fixe : retrait partout ; livraison partout ; route sans limite.'

describe('The provider’s days', () => {
  it('are closed and opened again by command, each change in the journal', async () => {
    expect((await bo('reglages')).lines).toEqual([
      'Aucune fermeture à venir.',
      'Jours fériés : ceux de France.',
      everywhere,
      'Places : sans limite.',
    ])
    expect((await bo('reglages', 'fermeture', '2026-12-22', '2027-01-02', 'Inventaire', 'annuel')).lines).toEqual([
      'Fermé du mardi 22 décembre 2026 au samedi 2 janvier 2027 : Inventaire annuel. Chaque serveur le sait dans la seconde.',
    ])
    expect((await bo('reglages', 'feries', 'monaco')).ok).toBe(true)
    expect((await bo('reglages')).lines).toEqual([
      'Fermetures :',
      '  du mardi 22 décembre 2026 au samedi 2 janvier 2027 : Inventaire annuel',
      'Jours fériés : ceux de France, et de monaco.',
      everywhere,
      'Places : sans limite.',
    ])
    expect((await bo('reglages', 'rouvrir', '2026-12-22', '2027-01-02')).ok).toBe(true)
    const journal = (await bo('reglages', 'journal')).lines.map((line) => line.split('  ').slice(1))
    expect(new Set(journal.map(([by]) => by))).toEqual(new Set(['essai']))
    expect(journal.map(([, words]) => words).toSorted()).toEqual([
      'Fermeture du 22\u00A0décembre\u00A02026 au 2\u00A0janvier\u00A02027\u00A0: Inventaire annuel',
      'Fériés de Monaco ajoutés',
      'Réouverture du 22\u00A0décembre\u00A02026 au 2\u00A0janvier\u00A02027\u00A0: Inventaire annuel',
    ])
  })

  it.each([
    [['2026-02-30', '2026-03-01', 'Travaux'], 'Ce jour n’existe pas.'],
    [['demain', '2026-03-01', 'Travaux'], 'Un jour s’écrit AAAA-MM-JJ.'],
    [['2026-03-02', '2026-03-01', 'Travaux'], 'Une fermeture finit après son premier jour.'],
    [['2026-03-02', '2026-03-03'], 'Il manque la raison : les clients la lisent.'],
  ])('are not closed by %j', async (words, sentence) => {
    const { lines, ok } = await bo('reglages', 'fermeture', ...words)
    expect(ok).toBe(false)
    expect(lines.join('\n')).toContain(sentence)
  })

  it('name what is ordered for them already, which stays', async () => {
    const order = await paidOrder(provider, supplier)
    const day = parisDay(new Date(order.expected_at ?? 0))
    const { lines } = await bo('reglages', 'fermeture', day, day, 'Panne')
    expect(lines.join('\n')).toContain(`n° ${order.id}`)
    await bo('reglages', 'rouvrir', day)
  })

  it('are told to every page within the second, whichever process they were changed by', async () => {
    const other = createSiteSettings(provider.world.db, () => provider.now)
    await other.availability()
    const day = addDays(parisDay(provider.now), 20)
    await bo('reglages', 'fermeture', day, day, 'Salon')
    provider.now = new Date(provider.now.getTime() + 1000)
    expect((await other.availability()).closure(day)).toBe('Salon')
    const { reply } = await call(provider, 'readSettings', {})
    expect(reply.closings).toEqual(
      expect.arrayContaining([
        { from: day, to: day, reason: 'Salon' },
        { from: '2026-11-19', to: '2026-11-19', reason: 'Fête du Prince' },
      ]),
    )
  })

  it('are set by one of two hands at once, and the other is told', async () => {
    const { db, now } = provider.world
    const set = (by: string) => changeSetting(db, 'holidays', () => ['alsace-moselle'], { by, at: now() })
    const results = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => set(`main ${index}`)))
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused.every((each) => 'reason' in each && each.reason.status === 409)).toBe(true)
    expect(refused.length).toBeLessThan(8)
  })

  it('have places by half-day, of orders and kilograms, until nothing bounds them any more', async () => {
    expect((await bo('reglages', 'places', 'lundi', 'matin', '12', '2400')).lines).toEqual([
      'Places : lundi matin 12 commandes, 2400 kg.',
    ])
    expect((await bo('reglages', 'places', 'samedi', 'matin', '-', '600')).lines).toContain(
      'Places : samedi matin 600 kg.',
    )
    expect((await bo('reglages')).lines).toContain('Places : lundi matin 12 commandes, 2400 kg.')
    await bo('reglages', 'places', 'samedi', 'matin')
    expect((await bo('reglages', 'places', 'lundi', 'matin')).lines).toEqual(['Places : sans limite.'])
    expect((await bo('reglages', 'places', 'dimanche', 'matin', '3')).ok).toBe(false)
    expect((await bo('reglages', 'places', 'lundi', 'matin', 'beaucoup')).lines).toContain('Un nombre, s’il te plaît.')
  })
})
