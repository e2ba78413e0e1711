import { describe, expect, it } from 'vitest'
import { call } from '#tests/server/fixtures/call.ts'
import { aMessage, keptAccount } from '#tests/server/fixtures/kept-account.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newcomer, newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { supplier, order } = await keptAccount(provider)
const fileOf = async (token: string) =>
  (await call(provider, 'exportAccount', { token })).raw as {
    compte: object
    commandes: object[]
    lettres_recues: { objet: string }[]
  }
const minutesLater = (minutes: number) => (provider.now = new Date(provider.now.getTime() + minutes * 60_000))

describe('the file of an account', () => {
  it('holds the profile, in the words of the form', async () => {
    expect(await fileOf(supplier.token)).toMatchObject({
      etabli_le: '2026-11-18T09:00:00.000Z',
      compte: {
        numero: supplier.id,
        email: supplier.email,
        prenom: 'Élise',
        nom: 'Martin',
        telephone: '0612345678',
        societe: 'Martin Matériaux',
        siret: '123456789',
        numero_tva: 'FR12345678901',
        adresse_facturation: '12 rue des Lilas, 06250 Mougins, France',
        code_postal: '06250',
        ville: 'Mougins',
        cree_le: '2026-11-18T09:00:00.000Z',
        email_confirme_le: '2026-11-18T09:00:00.000Z',
        vu_le: '2026-11-18T09:00:00.000Z',
      },
    })
  })

  it('holds each order with its people, prices, payment, invoice and slip', async () => {
    expect((await fileOf(supplier.token)).commandes).toEqual([
      {
        numero: order.id,
        passee_le: '2026-11-18T09:00:00.000Z',
        modifiee_le: '2026-11-18T09:00:00.000Z',
        etat: 'Livré - Payé',
        email: supplier.email,
        societe: 'Martin Matériaux',
        enlevement: { adresse: '12 rue des Lilas, 06250 Mougins', latitude: 43.6007, longitude: 6.9952 },
        livraison: { adresse: '3 avenue Jean Médecin, 06000 Nice', latitude: 43.7031, longitude: 7.2661 },
        destinataire: { societe: 'Chantier Nord', nom: 'Petit', prenom: 'Ali', telephone: '0611223344' },
        poids: '151-300 kg',
        poids_lu_sur_le_bordereau_kg: 210,
        tranche_lue_sur_le_bordereau: '151-300 kg',
        formule: 'Flex',
        moment: 'Flex, mercredi 18 novembre 2026, Après-midi 13h-17h',
        livraison_prevue: 'Flex, mercredi 18 novembre 2026, Après-midi 13h-17h',
        livree_le: '2026-11-18T09:00:00.000Z',
        reference: '',
        chantier: '',
        marchandise: '',
        colis: null,
        commentaire: 'Sonner au portail',
        trajet_minutes: 24,
        prix_euros: { base_ht: 19.9, poids_ht: 10, trajet_ht: 10, formule_ht: 0, total_ht: 39.9, total_ttc: 47.88 },
        paiement: {
          ouvert_le: '2026-11-18T09:00:00.000Z',
          paye_le: '2026-11-18T09:00:00.000Z',
          reference: order.intent_id,
        },
        conditions_de_vente: '2026-11-18',
        facture: {
          numero: order.invoice_number,
          emise_le: '2026-11-18T09:00:00.000Z',
          client: {
            nom: 'Martin Matériaux',
            contact: 'Élise Martin',
            adresse: ['12 rue des Lilas, 06250 Mougins, France'],
            siren: '123456789',
            numero_tva: 'FR12345678901',
          },
        },
        avoirs: [],
        bordereau: { nom: 'bordereau.pdf', type: 'application/pdf', octets: 69, envoye_le: '2026-11-18T09:00:00.000Z' },
        photos: [{ ajoutee_le: '2026-11-18T09:00:00.000Z', description: 'Devant le portail' }],
        remboursement: null,
        journal: [
          'commandée',
          'payée',
          'En cours de validation → En cours de préparation',
          'En cours de préparation → En cours de livraison',
          'En cours de livraison → Livré',
          'photos changées',
        ].map((quoi) => ({ le: '2026-11-18T09:00:00.000Z', quoi })),
      },
    ])
  })

  it('holds the slip without an order and the form left undone', async () => {
    expect(await fileOf(supplier.token)).toMatchObject({
      bordereaux_sans_commande: [{ nom: 'bordereau.pdf', octets: 69 }],
      formulaires_laisses: [
        {
          adresse_ramassage: '12 rue des Lilas, 06250 Mougins',
          raison_abandon: 'quitte_page',
          temps_remplissage_secondes: 61,
        },
      ],
      nouveau_mot_de_passe: [{ demande_le: '2026-11-18T09:00:00.000Z' }],
    })
  })

  it('holds the letters to its owner, and a code only once it opens nothing any more', async () => {
    const subjects = async () =>
      (await fileOf(supplier.token)).lettres_recues.map(({ objet }) => objet.replace(/ : .{4}$/, ''))
    const aboutOrder = [
      `Commande n° ${order.id} reçue et payée`,
      `Commande n° ${order.id} en préparation`,
      `Commande n° ${order.id} en cours de livraison`,
      `Commande n° ${order.id} livrée : ta facture`,
    ]
    expect(await subjects()).toEqual(aboutOrder)
    const start = provider.now
    minutesLater(10)
    expect(await subjects()).toHaveLength(5)
    provider.now = start
  })

  it('holds no password, code, key, digest or name of a file in the store', async () => {
    const { world } = provider
    const text = JSON.stringify(await fileOf(supplier.token))
    const [user, slip, reset, invoice] = await Promise.all([
      world.db.selectFrom('users').selectAll().where('id', '=', supplier.id).executeTakeFirstOrThrow(),
      world.db.selectFrom('slips').selectAll().executeTakeFirstOrThrow(),
      world.db.selectFrom('reset_codes').selectAll().executeTakeFirstOrThrow(),
      world.db.selectFrom('invoices').selectAll().executeTakeFirstOrThrow(),
    ])
    for (const secret of [
      user.password_hash,
      slip.sha256,
      slip.path,
      reset.code_hash,
      invoice.file,
      order.submission_id,
      order.submission_digest,
      supplier.token,
    ]) {
      expect(text).not.toContain(secret)
    }
    expect(text).not.toMatch(/argon2|_secret|session/)
  })

  it('holds nothing of anybody else', async () => {
    const stranger = await newSupplier(provider)
    const file = await fileOf(stranger.token)
    expect(file).toMatchObject({
      compte: { numero: stranger.id },
      commandes: [],
      bordereaux_sans_commande: [],
      lettres_recues: [],
      formulaires_laisses: [],
      nouveau_mot_de_passe: [],
    })
    expect(JSON.stringify(file)).not.toContain(supplier.email)
  })

  it('holds no message of the contact form, and no letter that it came in, whatever address is on them', async () => {
    const named = await newcomer(provider, { email: 'bureau@exemple.fr' })
    const world = { ...provider.world, staff: { name: 'Bureau', address: named.email } }
    const own = await openProvider({ beside: provider, world })
    for (const email of [named.email, 'lea@exemple.fr']) await call(own, 'contact', { body: aMessage({ email }) })
    const text = JSON.stringify(await fileOf(named.token))
    for (const word of ['portail', 'plan.txt', 'lea@exemple.fr']) expect(text).not.toContain(word)
  })
})
