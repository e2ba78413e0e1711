import { describe, expect, it } from 'vitest'
import { signOut } from '#state/leaving/sign-out.ts'
import { Unreachable } from '#adapters/failures/failures.ts'
import type { World } from '#app/world.ts'
import { createMailStore, type Mail } from '#adapters/store/mail-store.ts'
import { limitRoom } from '#tests/builders/full-device.ts'
import { waitingMail } from '#tests/builders/waiting-mail.ts'
import { camille, pretendProvider, pretendWorld, said } from '#tests/builders/pretend-world.ts'

/** Camille, signed in, with a draft and orders that were read. */
async function aSession() {
  const provider = pretendProvider({ '/fo/my-orders': () => ({ data: [] }) })
  const ended: string[] = []
  const world = { ...pretendWorld(provider.fetch), endToken: (token: string) => void ended.push(token) }
  world.session.open('jeton', camille)
  await world.deviceData.claim(camille.id)
  await world.drafts.writeText(camille.id, { clientName: 'Martin' }, world.now())
  await world.orders.read()
  return { world, provider, ended }
}

const farewell = ({ session }: World) => session.state.farewell

describe('Signing out', () => {
  it('ends the session here at once and its token on the server, and forgets the orders', async () => {
    const { world, provider, ended } = await aSession()
    const done = signOut(world, false)
    expect([world.session.state.token, world.session.state.user, ended]).toEqual([null, null, ['jeton']])
    await done
    await world.orders.read()
    expect(provider.count('/fo/my-orders')).toBe(2)
  })

  it('erases the draft, and says so', async () => {
    const { world } = await aSession()
    await signOut(world, false)
    expect([await world.drafts.readText(camille.id), farewell(world)]).toEqual([
      null,
      { tone: 'ok', text: 'Session fermée, brouillon effacé.' },
    ])
  })

  it('keeps the draft when asked to, and says so; it is offered before it is shown again', async () => {
    const { world } = await aSession()
    await signOut(world, true)
    expect(await world.drafts.readText(camille.id)).toMatchObject({ values: { clientName: 'Martin' } })
    expect([farewell(world)?.text, world.resumed.has(camille.id)]).toEqual([
      'Session fermée. Ton brouillon reste gardé sur ce téléphone.',
      false,
    ])
  })

  it('leaves nothing of a message that waits, on the disk or in the page, also where there was no room for it', async () => {
    const { world } = await aSession()
    const { mail, outbox } = waitingMail({ ...world, call: () => Promise.reject(new Unreachable('cut')) })
    const message: Mail = {
      kind: 'message',
      id: 'a',
      owner: camille.id,
      at: world.now(),
      refusal: null,
      nom: 'Camille',
      email: camille.email,
      message: 'Livrez-vous à Monaco ?',
      file: null,
    }
    limitRoom(500)
    await outbox.add({ ...message, id: 'b', message: 'x'.repeat(5000) })
    await outbox.add(message)
    expect(outbox.state.items.map(({ entry, isKept }) => [entry.id, isKept])).toEqual([
      ['b', false],
      ['a', true],
    ])
    await signOut({ ...world, mail }, false)
    // What was leaving, and comes back refused.
    await createMailStore().put(0, { ...message, refusal: 'Non.' })
    expect([outbox.state.items, await createMailStore().ids(0)]).toEqual([[], []])
  })

  it('speaks of no draft where there was none', async () => {
    const { world } = await aSession()
    await signOut(world, false, false)
    expect(farewell(world)?.text).toBe('Session fermée.')
  })

  it('leaves no message behind that could bring something back', async () => {
    const { world } = await aSession()
    world.toasts.show('info', 'Brouillon effacé', 1000, { label: 'Annuler', run: () => {} })
    await signOut(world, false)
    expect(said(world)).toEqual([])
  })

  it('ends the session also where the device cannot erase, and says what remains', async () => {
    const { world } = await aSession()
    const deviceData = { ...world.deviceData, erase: () => Promise.reject(new DOMException('refusé', 'UnknownError')) }
    await signOut({ ...world, deviceData }, false)
    expect(world.session.state.token).toBeNull()
    expect(farewell(world)).toEqual({
      tone: 'warn',
      text: 'Session fermée, mais ce navigateur n’a pas pu effacer ce qui reste ici de toi. Efface les données du site dans ses réglages.',
    })
  })
})
