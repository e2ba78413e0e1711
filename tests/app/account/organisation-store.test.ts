import { describe, expect, it } from 'vitest'
import { createOrganisationStore } from '#app/account/organisation/organisation-store.ts'
import { inviteMember } from '#contract/organisation/organisation.ts'
import { pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'

const firm = {
  nom: 'Toitures Modèle',
  siren: '732829320',
  tva: '',
  adresse: '3 rue du Modèle',
  codePostal: '06250',
  ville: 'Mougins',
  reference_demandee: false,
  role: 'owner',
  membres: [{ id: 1, nom: 'Camille Exemple', email: 'a@exemple.fr', role: 'owner', toi: true }],
  invitations: [],
}
const invited = { id: 2, email: 'noa@exemple.fr', role: 'member', jusqu_au: '2026-11-27 10:00:00' }
const opened = (invite: () => unknown) =>
  createOrganisationStore(
    pretendWorld(
      pretendProvider({
        '/fo/entreprise': () => ({ success: true, data: firm }),
        '/fo/entreprise/invitations': invite,
      }).fetch,
    ).call,
  )
const invite = { body: { email: 'noa@exemple.fr', role: 'member' } } as const

describe('One’s organisation', () => {
  it('is unknown until it was read', async () => {
    const store = opened(() => null)
    expect(store.state.organisation).toBeUndefined()
    await store.load()
    expect(store.state.organisation).toMatchObject({ name: 'Toitures Modèle', members: [{ isMe: true }] })
  })

  it('is what a change of it answers', async () => {
    const store = opened(() => ({ success: true, data: { ...firm, invitations: [invited] } }))
    await store.load()
    expect(await store.change((call) => call(inviteMember, invite), 'Non.')).toEqual({ ok: true })
    expect(store.state.organisation?.invitations).toEqual([
      { id: 2, email: 'noa@exemple.fr', role: 'member', until: new Date('2026-11-27T09:00:00Z') },
    ])
  })

  it('stays as it was where a change is refused, in the provider’s words', async () => {
    const store = opened(() => Response.json({ message: 'Cette personne est déjà membre.' }, { status: 409 }))
    await store.load()
    const end = await store.change((call) => call(inviteMember, invite), 'Non.')
    expect(end).toMatchObject({ ok: false, message: 'Cette personne est déjà membre.' })
    expect(store.state.organisation?.invitations).toEqual([])
  })

  it('says that it could not be read', async () => {
    const store = createOrganisationStore(pretendWorld(pretendProvider({}).fetch).call)
    await store.load()
    expect([store.state.organisation, store.state.failure]).toEqual([undefined, expect.any(String)])
  })
})
