import { beforeEach, describe, expect, it } from 'vitest'
import { asksAboutMoment, closeWarning, planInstead } from '#app/order/model/flex-warning.ts'
import { choosePlannedTime, confirmRoute, restore, write } from '#app/order/model/order-actions.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { createQuoteCache } from '#app/order/price/quote-cache.ts'
import { createPricing } from '#app/order/price/pricing.ts'
import { orderAgain } from '#app/order/repeat/repeat.ts'
import { submit as submitOrder } from '#app/order/submit/submit.ts'
import type { World } from '#app/world.ts'
import { subscribeKey } from 'valtio/utils'
import { createConnection } from '#state/connection/connection.ts'
import { newPriceMemory } from '#state/orders/price-memory.ts'
import { camille, friday10h, pretendProvider, pretendWorld, said, type Answers } from '#tests/builders/pretend-world.ts'
import { takeConsoleLines } from '#tests/setup/console.ts'
import { cannes, filledValues, mougins, picked } from '../filled-values.ts'

const price = {
  tarifBase: 19.9,
  poidsSupplement: 10,
  tempsSupplement: 10,
  supplementLivraison: 0,
  totalHT: 39.9,
  totalTTC: 47.88,
}
const priced: Answers = {
  '/calculate-duration': () => ({ success: true, duration_in_minutes: 24 }),
  '/fo/calculate-price': () => ({ success: true, data: price }),
  '/fo/upload-bordereau': () => ({ success: true, file_path: 'slips/1.pdf' }),
}
const unpriced: Answers = {
  '/calculate-duration': () => ({ success: false }),
  '/fo/sendMailDemandeCommandeFournisseur': () => ({ success: true }),
}

beforeEach(() => pretendWorld(fetch).drafts.drop(camille.id))

describe('Sending an order that has a price', () => {
  it('asks the price, sends the slip, and hands the payload to /payment', async () => {
    const { submit, asked, steps, told, world } = aForm(priced)
    expect(await submit()).toMatchObject({
      to: '/payment',
      state: { totalTTC: 47.88, orderData: { bordereauFileName: 'slips/1.pdf', poids: '151-300', totalTTC: 47.88 } },
    })
    expect(asked()).toEqual(['/calculate-duration', '/fo/calculate-price', '/fo/upload-bordereau'])
    expect(steps).toEqual(['price', 'slip', 'idle'])
    expect([told, said(world)]).toEqual([['kept', 'kept', 'sent'], ['Bordereau uploadé avec succès !']])
  })

  it.each<[string, Answers[string]]>([
    [
      'Erreur: Fichier illisible Trop grand',
      () => Response.json({ errors: { bordereau: ['Fichier illisible', 'Trop grand'] } }, { status: 422 }),
    ],
    ["Erreur lors de l'upload: Disque plein", () => Response.json({ message: 'Disque plein' }, { status: 500 })],
    ["Erreur lors de l'upload: Veuillez réessayer", () => Response.json({}, { status: 500 })],
    ["Erreur lors de l'upload: Veuillez réessayer", () => Promise.reject(new TypeError('fetch failed'))],
    ["Erreur lors de l'upload du bordereau", () => ({ success: true })],
  ])('stops at a slip that does not arrive: « %s »', async (sentence, answer) => {
    const { submit, steps, told, world, state } = aForm({ ...priced, '/fo/upload-bordereau': answer })
    expect(await submit()).toBeNull()
    expect([said(world), told, steps.at(-1), state.transfer.failed]).toEqual([[sentence], [], 'idle', true])
  })

  it('says that the payment could not be prepared, when anything else goes wrong after the slip', async () => {
    const { submit, steps, world, told } = aForm(priced, { newId: planted })
    expect(await submit()).toBeNull()
    expect(said(world)).toEqual(['Erreur lors de la préparation du paiement'])
    expect([steps.at(-1), told.includes('sent')]).toEqual(['idle', false])
    expect(takeConsoleLines()).toEqual([plantedLine])
  })

  it('does not send a slip again that came there to be read, and says once that it is there', async () => {
    const { submit, asked, world, state } = aForm(priced)
    state.sentSlip = {
      sha256: await world.sha256(await state.values.deliveryReceipt.file!.arrayBuffer()),
      path: 'slips/lu.pdf',
      at: friday10h,
      isUntold: true,
    }
    expect(await submit()).toMatchObject({ state: { orderData: { bordereauFileName: 'slips/lu.pdf' } } })
    expect(asked()).not.toContain('/fo/upload-bordereau')
    expect([said(world), state.sentSlip]).toEqual([
      ['Bordereau uploadé avec succès !'],
      expect.not.objectContaining({ isUntold: true }),
    ])
    await submit()
    expect(said(world)).toEqual(['Bordereau uploadé avec succès !'])
  })

  it('waits for a slip that may still choose the weight', async () => {
    const { submit, asked, world, state } = aForm(priced)
    Object.assign(state, { weightFrom: 'slip' })
    state.slip.reading = { step: 'reading' }
    expect(await submit()).toBeNull()
    expect([said(world), asked()]).toEqual([['Analyse du bordereau en cours. Merci de patienter une seconde…'], []])
  })

  it('does not wait for the analysis where its author chose the weight: it is passed over', async () => {
    const { submit, state } = aForm(priced)
    state.slip.reading = { step: 'reading' }
    expect(await submit()).toMatchObject({ to: '/payment' })
    expect(state.slip.reading).toEqual({ step: 'skipped' })
  })

  it('sends nothing of a form with errors, and says how many there are', async () => {
    const { submit, asked, world, state, told } = aForm(priced)
    write(state, 'telephone', '')
    write(state, 'clientName', '')
    expect(await submit()).toBeNull()
    expect([said(world), asked(), told, state.attempts]).toEqual([
      ['Veuillez corriger les 2 erreur(s)'],
      [],
      ['refused'],
      1,
    ])
  })

  it('names the same submission again while the order is the same, its slip not sent again', async () => {
    const { submit, asked } = aForm(priced)
    const [first, second] = [await submit(), await submit()]
    expect(second).toEqual(first)
    expect(asked().filter((path) => path === '/fo/upload-bordereau')).toHaveLength(1)
  })
})

describe('Sending an order that has no price', () => {
  it('asks for it by mail, and leads to /confirmation', async () => {
    const { submit, asked, steps, told, world } = aForm(unpriced)
    expect(await submit()).toMatchObject({ to: '/confirmation', state: { requested: {} } })
    expect(asked().at(-1)).toBe('/fo/sendMailDemandeCommandeFournisseur')
    expect([steps, told, said(world)]).toEqual([
      ['price', 'request', 'idle'],
      ['kept', 'sent'],
      ['Commande enregistrée avec succès!'],
    ])
  })

  it.each<[string, Answers[string]]>([
    ['is refused', () => Response.json({ message: 'Panne' }, { status: 500 })],
    ['does not arrive', () => Promise.reject(new TypeError('fetch failed'))],
  ])('says that it failed when the mail %s', async (_, answer) => {
    const { submit, told, world } = aForm({ ...unpriced, '/fo/sendMailDemandeCommandeFournisseur': answer })
    expect(await submit()).toBeNull()
    expect([said(world), told]).toEqual([['Échec. Veuillez réessayer.'], ['kept']])
  })

  it('is sent all the same when its draft cannot be dropped', async () => {
    const { drafts } = pretendWorld(fetch)
    const { submit } = aForm(unpriced, {
      drafts: { ...drafts, drop: () => Promise.reject(new DOMException('refusé', 'UnknownError')) },
    })
    expect(await submit()).toMatchObject({ to: '/confirmation', state: { requested: {} } })
  })
})

describe('Sending an order whose route looks like a mistake', () => {
  it.each<[string, Answers, Parameters<typeof filledValues>[0]]>([
    ['leads from a place to itself', priced, { address: picked(cannes) }],
    ['leads from a place to itself, and has no price', unpriced, { address: picked(cannes) }],
    [
      'takes more than three hours',
      { ...priced, '/calculate-duration': () => ({ success: true, duration_in_minutes: 181 }) },
      {},
    ],
  ])('asks first where it %s, and sends it once that is answered', async (_, answers, changes) => {
    const { submit, asked, state, told } = aForm(answers)
    restore(state, filledValues(changes))
    expect(await submit()).toBeNull()
    expect([state.route.asked, state.attempts, told, asked().some((path) => /upload|Mail/.test(path))]).toEqual([
      1,
      0,
      [],
      false,
    ])
    const { pickup, delivery } = { pickup: state.values.pickupAdr.text, delivery: state.values.address.text }
    confirmRoute(state, JSON.stringify([pickup === delivery ? 'same-place' : 'long-road', pickup, delivery]))
    expect(await submit()).toMatchObject({ to: expect.stringMatching(/^\/(?:payment|confirmation)$/) })
  })
})

describe('Sending a Flex order whose comment names a moment', () => {
  it.each<[string, Answers]>([
    ['that has a price', priced],
    ['that has none', unpriced],
  ])('asks first, and sends it at the next press once that is answered: an order %s', async (_, answers) => {
    const { submit, asked, state, told } = aForm(answers)
    write(state, 'comment', 'Livrer avant 10h svp')
    expect(await submit()).toBeNull()
    expect([state.flexWarning.open, state.attempts, told, asked().some((path) => /upload|Mail/.test(path))]).toEqual([
      true,
      0,
      [],
      false,
    ])
    // The button again, while the question is still there.
    expect(await submit()).toBeNull()
    closeWarning(state)
    expect(await submit()).toMatchObject({ to: expect.stringMatching(/^\/(?:payment|confirmation)$/) })
  })

  it('asks of what was written while its price was awaited', async () => {
    const { submit, asked, state } = aForm({
      ...priced,
      '/fo/calculate-price': () => (write(state, 'comment', 'Livrer avant 10h svp'), { success: true, data: price }),
    })
    expect(await submit()).toBeNull()
    expect([state.flexWarning.open, asked()]).toEqual([true, ['/calculate-duration', '/fo/calculate-price']])
    closeWarning(state)
    expect(await submit()).toMatchObject({ to: '/payment' })
  })

  it('is sent by the answer only where the question came with the sending', async () => {
    const { submit, state } = aForm(priced)
    write(state, 'comment', 'Livrer avant 10h svp')
    asksAboutMoment(state)
    expect(state.flexWarning).toMatchObject({ open: true, sends: false })
    await submit()
    // The comment is left by the same press, a moment later.
    asksAboutMoment(state)
    expect(state.flexWarning).toMatchObject({ open: true, sends: true })
    closeWarning(state)
    expect(state.flexWarning).toMatchObject({ open: false, sends: false })
  })

  it('asks of the words of an order that is made again', async () => {
    const { submit, state, world } = aForm(priced)
    const { pickup, delivery } = {
      pickup: { label: cannes.label, lat: cannes.lat, lng: cannes.lng },
      delivery: { label: mougins.label, lat: mougins.lat, lng: mougins.lng },
    }
    const recipient = { company: '', lastName: 'Martin', firstName: 'Dominique', phone: '0698765432' }
    const repeat = {
      email: camille.email,
      company: '',
      comment: 'Livrer avant 10h svp',
      reference: '',
      site: '',
      goods: '',
      packages: '',
      recipient,
      pickup,
      delivery,
      band: '151-300',
      type: 'flex',
    } as const
    await orderAgain(state, world, { deliveryAddress: delivery.label, repeat })
    expect([await submit(), state.flexWarning.open]).toEqual([null, true])
  })

  it('keeps still where it is planned instead', async () => {
    const { submit, state } = aForm(priced)
    write(state, 'comment', 'Livrer avant 10h svp')
    await submit()
    planInstead(state, friday10h)
    choosePlannedTime(state, '2026-11-23 10:00')
    expect(await submit()).toMatchObject({ to: '/payment' })
  })
})

describe('Sending an order without a network', () => {
  it('keeps it here, says so beside its button alone, and sends it at the next press, not by itself', async () => {
    const { submit, asked, steps, told, world, state, online } = aForm(priced)
    await online(false)
    expect(await submit()).toBeNull()
    expect([state.held, said(world), steps, told]).toEqual(['unsent', [], [], []])
    await online(true)
    expect([state.held, asked().includes('/fo/upload-bordereau')]).toEqual(['unsent', false])
    expect(await submit()).toMatchObject({ to: '/payment' })
    expect(state.held).toBeNull()
  })

  it('says what is wrong with it all the same', async () => {
    const { submit, world, state, online } = aForm(priced)
    await online(false)
    write(state, 'clientName', '')
    expect(await submit()).toBeNull()
    expect([said(world), state.held]).toEqual([['Veuillez corriger les 1 erreur(s)'], null])
  })

  it.each<[string, Answers, string, string]>([
    ['the slip', priced, '/fo/upload-bordereau', 'unsent'],
    [
      'the mail, of which nobody says that it arrived',
      unpriced,
      '/fo/sendMailDemandeCommandeFournisseur',
      'unanswered',
    ],
  ])('holds it when the network goes with %s', async (_, answers, path, held) => {
    const gone = () => {
      void form.online(false)
      return Promise.reject(new TypeError('fetch failed'))
    }
    const form: ReturnType<typeof aForm> = aForm({ ...answers, [path]: gone })
    expect(await form.submit()).toBeNull()
    expect([form.state.held, said(form.world), form.state.transfer.failed]).toEqual([held, [], false])
  })
})

describe('A mistake of ours while an order is sent', () => {
  it.each<[string, Answers, (world: World) => Partial<World>, string]>([
    ['the upload', priced, () => ({ upload: planted }), "Erreur lors de l'upload: Veuillez réessayer"],
    ['the mail', unpriced, () => ({ upload: planted }), 'Échec. Veuillez réessayer.'],
    ['the naming of a submission', priced, () => ({ newId: planted }), 'Erreur lors de la préparation du paiement'],
    [
      'the list of orders',
      unpriced,
      ({ orders }) => ({ orders: { ...orders, clear: planted } }),
      'Erreur lors de la préparation du paiement',
    ],
    [
      'the drafts',
      unpriced,
      ({ drafts }) => ({ drafts: { ...drafts, drop: async () => planted() } }),
      'Commande enregistrée avec succès!',
    ],
  ])('reaches the console, whatever its user is told: in %s', async (_, answers, change, sentence) => {
    const { submit, world, steps } = aForm(answers, change(pretendWorld(pretendProvider(answers).fetch)))
    await submit()
    expect(takeConsoleLines()).toEqual([plantedLine])
    expect([said(world).at(-1), steps.at(-1)]).toEqual([sentence, 'idle'])
  })
})

function planted(): never {
  throw new TypeError('planted')
}
const plantedLine = 'reportError: TypeError: planted'

/**
 * A form with nothing left to fill, its price asked for, and what its sending tells: the draft's watch, and who counts
 * what was given up.
 */
function aForm(answers: Answers, changes: Partial<World> = {}) {
  const provider = pretendProvider(answers)
  let device: (online: boolean) => void = () => {}
  const connection = createConnection((onChange) => {
    device = onChange
  })
  const told: string[] = []
  const reported = Object.assign(new Set<string>(), {
    add: (cause: string) => cause === 'quitte_page' && told.push('sent'),
  })
  const world = { ...pretendWorld(provider.fetch), connection, reported, ...changes } as World
  const state = createOrderState(camille, friday10h)
  restore(state, filledValues())
  const memory = newPriceMemory()
  const pricing = createPricing(
    state,
    createQuoteCache({
      call: world.call,
      supplierId: camille.id,
      memory,
      now: world.now,
      onCalculation: () => {},
      onLimit: () => {},
    }),
    world.sleep,
  )
  subscribeKey(state, 'submission', () => told.push('kept'), true)
  subscribeKey(state, 'sentSlip', () => told.push('kept'), true)
  subscribeKey(state, 'attempts', () => told.push('refused'), true)
  const steps: string[] = []
  subscribeKey(state, 'step', (step) => steps.push(step), true)
  const online = async (isOnline: boolean) => device(isOnline)
  return {
    world,
    state,
    submit: () => submitOrder(state, world, pricing),
    online,
    told,
    steps,
    asked: () => provider.asked.map(({ path }) => path),
  }
}
