import { clear, createStore, entries, set } from 'idb-keyval'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OwnOrganisation } from '#adapters/store/organisation-copy.ts'
import { followOrganisation } from '#state/organisation/own-organisation.ts'
import { givenCaller, type GivenAnswer } from '#tests/builders/given-caller.ts'
import { camille, pretendWorld } from '#tests/builders/pretend-world.ts'

const disk = createStore('colibat', 'drafts')
const asMember: OwnOrganisation = { name: 'Toitures Modèle', role: 'member', demandsReference: true }
const onWire = (role: string) => ({
  nom: 'Toitures Modèle',
  siren: '732829320',
  tva: '',
  adresse: '',
  codePostal: '',
  ville: '',
  reference_demandee: true,
  role,
  membres: [],
  invitations: [],
})
const answer = (data: object | null) => Response.json({ success: true, data })

function following(given: GivenAnswer, isTaken = true) {
  const told: (OwnOrganisation | null)[] = []
  const { call, fetch, asked } = givenCaller([given])
  const world = { ...pretendWorld(fetch), call, takes: async () => isTaken }
  world.session.open('jeton', camille)
  return { told, asked, stop: followOrganisation(world, (is) => void told.push(is)) }
}
const kept = async () => Object.fromEntries((await entries(disk)).map(([key, value]) => [String(key), value]))

beforeEach(() => clear(disk))

describe('The user’s organisation', () => {
  it('is told as this device last heard of it, then as it is', async () => {
    await set([7, 'organisation'], asMember, disk)
    const { told } = following(answer(onWire('accountant')))
    await expect.poll(() => told).toEqual([asMember, { ...asMember, role: 'accountant' }])
    await expect.poll(kept).toEqual({ '7,organisation': { ...asMember, role: 'accountant' } })
  })

  it('stays as it was where nobody answers', async () => {
    await set([7, 'organisation'], asMember, disk)
    const { told, asked } = following(new TypeError('offline'))
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect(told).toEqual([asMember])
  })

  it('leaves no order of the firm behind once there is none', async () => {
    await set([7, 'organisation'], asMember, disk)
    await set([7, 'orders', 'firm'], {}, disk)
    const { told } = following(answer(null))
    await expect.poll(() => told).toEqual([asMember, null])
    await expect.poll(kept).toEqual({ '7,organisation': null })
  })

  it('is none, unasked, where the provider has none', async () => {
    const { told, asked } = following(answer(onWire('owner')), false)
    await expect.poll(() => told).toEqual([null])
    expect(asked).toEqual([])
  })

  it('is told nothing any more to a screen that was left', async () => {
    const { told, stop } = following(answer(onWire('owner')))
    stop()
    const later = following(answer(null))
    await expect.poll(() => later.told).toEqual([null])
    expect(told).toEqual([])
  })
})
