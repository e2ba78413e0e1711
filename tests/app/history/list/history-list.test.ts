import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { createHistoryStore } from '#app/history/history-store.ts'
import { HistoryList } from '#app/history/list/history-list.tsx'
import { drawnScreen } from '#tests/builders/drawn-screen.tsx'
import { pretendProvider, pretendWorld, camille } from '#tests/builders/pretend-world.ts'

const line = (id: number, more = {}) => ({
  id,
  DateCommande: '2026-11-20 09:12:00',
  StatuCommande: 2,
  StatuPaiement: 1,
  AdresseLivraison: '06250 Mougins',
  RaisonSocialClient: 'Exemple',
  TTC: 47.88,
  HT: 39.9,
  TVA: 7.98,
  poids_label: '0-150 kg',
  ...more,
})
const unpriced = { StatuCommande: 0, StatuPaiement: null, TTC: null, HT: null, TVA: null }

async function listOf(
  lines: readonly object[] | Response,
  narrow: Parameters<ReturnType<typeof createHistoryStore>['narrow']>[0] = {},
  older: string | null = null,
) {
  const world = pretendWorld(
    pretendProvider({
      '/fo/my-orders': () => (lines instanceof Response ? lines : { data: lines, plus_anciennes: older }),
    }).fetch,
  )
  world.session.open('jeton', camille)
  const store = createHistoryStore(world.orders)
  await store.load()
  store.narrow(narrow)
  return drawnScreen(world, '/historique', createElement(HistoryList, { store, selected: 2 }))
}

describe('The list of the history', () => {
  it('heads each day with how many orders it has and what they come to', async () => {
    const { text } = await listOf([
      line(1),
      line(2),
      line(3, { StatuCommande: 6 }),
      line(4, { DateCommande: '2026-11-19 09:12:00' }),
    ])
    expect(text).toMatch(/Commandées vendredi 20 novembre 2026 3 commandes, 1 annulée 95,76 €/)
    expect(text).toMatch(/Commandée jeudi 19 novembre 2026 1 commande 47,88 €/)
  })

  it('begins with what comes today and later, which stands under no other head', async () => {
    const flex = (day: string) => ({
      StatuCommande: 4,
      livraisonType: 'flex',
      dateLivraison: `${day} 13:30:00`,
      flexHalfDay: 'PM',
    })
    const { text } = await listOf([line(3, flex('2026-11-23')), line(2, flex('2026-11-20')), line(1)])
    expect(text).toMatch(
      /En cours et à venir 2 commandes 95,76 €.*#2.*#3.*Commandée vendredi 20 novembre 2026 1 commande 47,88 €.*#1/,
    )
    expect(text.match(/#3/g)).toHaveLength(1)
  })

  it('says what the orders come to, and which of them do not count', async () => {
    const { text } = await listOf([
      line(1),
      line(2, { StatuCommande: 6 }),
      line(3, unpriced),
      line(4, { StatuCommande: 4, StatuPaiement: 0 }),
    ])
    expect(text).toMatch(/4 commandes, 1 à payer, 1 annulée HT 79,80 € TVA 15,96 € TTC 95,76 €/)
    expect(text).toContain('Les commandes annulées et celles sans prix ne comptent pas dans les totaux.')
  })

  it('has a line for each month and one for all', async () => {
    const { text } = await listOf([line(1), line(2, { DateCommande: '2026-10-20 09:12:00' })])
    expect(text).toMatch(
      /6 derniers mois 2 commandes.*novembre 2026.*octobre 2026.*Total 2 commandes 79,80 € 15,96 € 95,76 €/,
    )
  })

  it('offers the states there are, each with how many', async () => {
    const { text } = await listOf([
      line(1),
      line(2, { StatuCommande: 4, StatuPaiement: 0 }),
      line(3, { StatuCommande: 3 }),
    ])
    expect(text).toContain('Toutes 3 À payer 1 En cours 2 Livrées 1')
    expect(text).not.toContain('Annulées')
  })

  it('counts nothing before there is a list, and offers no state where there is no order at all', async () => {
    expect((await listOf(new Response('{}', { status: 500 }))).text).toMatch(/Toutes (?!\d)/)
    expect((await listOf([])).text).not.toContain('Toutes')
  })

  it('shows only what it is narrowed to, and counts the states of what is found', async () => {
    const { text } = await listOf(
      [
        line(1, { RaisonSocialClient: 'Exemple Façades' }),
        line(2),
        line(3, { RaisonSocialClient: 'Façades Exemple', StatuCommande: 6 }),
      ],
      { search: 'facades', group: 'delivered' },
    )
    expect(text).toContain('Toutes 2 Livrées 1 Annulées 1')
    expect(text).toContain('#1')
    expect(text).not.toContain('#3')
  })

  it('offers everything again when nothing is left', async () => {
    const { text } = await listOf([line(1)], { search: 'paris' })
    expect(text).toContain('Aucune commande pour la période sélectionnée')
    expect(text).toContain('Tout afficher')
  })

  it('draws thirty orders, and offers the others', async () => {
    const { text } = await listOf(Array.from({ length: 31 }, (_, index) => line(index + 1)))
    expect(text.match(/Détails/g)?.length).toBe(30)
    expect(text).toContain('31 commandes')
    expect(text).toContain('Afficher la suite')
  })

  it('says that older orders follow, and offers them', async () => {
    const { text } = await listOf([line(1)], {}, '2024-11')
    expect(text).toContain('Tu as aussi des commandes d’avant novembre 2024. Commandes plus anciennes')
    expect(text).not.toContain('n’y sont pas')
    expect((await listOf([line(1)])).text).not.toContain('plus anciennes')
  })

  it('says since when it has the orders of a year that it has not whole, in its totals, too', async () => {
    const year = [line(2, { DateCommande: '2024-12-20 09:12:00' }), line(1, { DateCommande: '2024-11-20 09:12:00' })]
    const { text } = await listOf(year, { period: '2024' }, '2024-11')
    expect(text).toContain('Tu vois tes commandes depuis novembre 2024 : il y en a de plus anciennes.')
    expect(text).toContain('Toutes les commandes de la liste comptent. Celles d’avant novembre 2024 n’y sont pas.')
  })

  it('says which part of a month its totals are of', async () => {
    const { text } = await listOf([line(1)], {}, '2026-11-16T23:00:00.000Z_0')
    expect(text).toContain('novembre 2026, depuis le mardi 17 novembre 2026')
    expect((await listOf([line(1)], {}, '2026-11-17T09:02:00.000Z_7')).text).toContain(
      'depuis le mardi 17 novembre 2026 à 10:02',
    )
  })

  it('says where it searched', async () => {
    const year = [line(2, { DateCommande: '2024-12-20 09:12:00' })]
    expect((await listOf(year, { period: '2024', search: 'mougins' }, '2024-11')).text).toContain(
      'Cherché dans tes commandes depuis novembre 2024 : il y en a de plus anciennes.',
    )
    expect((await listOf(year, { period: '2024', search: 'paris' }, '2024-11')).text).toContain(
      'Rien parmi les commandes déjà venues',
    )
  })

  it('offers a year whose orders are still to come when it is the one that is chosen', async () => {
    const { html, text } = await listOf([], { period: '2019' }, '2019-04')
    expect(html).toMatch(/<option[^>]*selected=""[^>]*>2019<\/option>/)
    expect(text).toContain('Commandes plus anciennes')
  })

  it('marks the order that is open beside it', async () => {
    const { html } = await listOf([line(1), line(2)])
    expect(
      html.match(/<article[^>]*aria-current="true"[^>]*>.*?<\/article>/gs)?.map((card) => /#\d/.exec(card)?.[0]),
    ).toEqual(['#2'])
  })

  it.each([
    [429, 'Trop de requêtes. Veuillez patienter quelques instants avant de réessayer.', true],
    [404, "Une erreur est survenue lors du chargement de l'historique.", true],
    [500, 'Erreur serveur. Veuillez réessayer plus tard.', false],
  ])('says why it did not come: %d', async (status, sentence, hasRetry) => {
    const { text } = await listOf(Response.json({ message: 'panne' }, { status, headers: { 'retry-after': '1' } }))
    expect(text).toContain(sentence)
    expect(text.includes('Réessayer')).toBe(hasRetry)
  })
})
