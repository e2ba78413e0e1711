import { beforeEach, describe, expect, it } from 'vitest'
import { restore } from '#app/order/model/order-actions.ts'
import { createOrderStore } from '#app/order/order-store.ts'
import { tellLimit, warnNearLimit } from '#app/order/price/calculation-limit.ts'
import type { World } from '#app/world.ts'
import { createToasts } from '#state/screen/toasts.ts'
import { camille, pretendProvider, pretendWorld, type Answers } from '#tests/builders/pretend-world.ts'
import { takeConsoleLines } from '#tests/setup/console.ts'
import { attachSlip } from '../attach-slip.ts'
import { filledValues } from '../filled-values.ts'

const price = {
  tarifBase: 19.9,
  poidsSupplement: 10,
  tempsSupplement: 10,
  supplementLivraison: 0,
  totalHT: 39.9,
  totalTTC: 47.88,
}
const usual: Answers = {
  '/calculate-duration': () => ({ success: true, duration_in_minutes: 24 }),
  '/fo/calculate-price': () => ({ success: true, data: price }),
  '/fo/upload-bordereau': () => ({ success: true, file_path: 'slips/1.pdf' }),
  '/fo/sendMailDemandeCommandeFournisseur': () => ({ success: true }),
}
const noRoad: Answers = { ...usual, '/calculate-duration': () => ({ success: false }) }

beforeEach(async () => {
  await pretendWorld(fetch).drafts.drop(camille.id)
})

/** Sections 5, 8 and 9: what each toast of the form says, and for how long. */
describe('A toast of the order form', () => {
  it('says for 3 s how many errors to correct', async () => {
    const { submit, shown } = await filledForm(usual, { telephone: '', clientName: '' })
    await submit()
    expect(shown()).toEqual([['Veuillez corriger les 2 erreur(s)', 3000]])
  })

  it('says for 3 s that the slip is sent', async () => {
    const { submit, shown } = await filledForm(usual)
    await submit()
    expect(shown()).toEqual([['Bordereau uploadé avec succès !', 3000]])
  })

  it('says for 3 s that an order without a price is saved', async () => {
    const { submit, shown } = await filledForm(noRoad)
    await submit()
    expect(shown()).toEqual([['Commande enregistrée avec succès!', 3000]])
  })

  it('says for 3 s that an order without a price could not be sent', async () => {
    const { submit, shown } = await filledForm({
      ...noRoad,
      '/fo/sendMailDemandeCommandeFournisseur': () => Response.json({}, { status: 500 }),
    })
    await submit()
    expect(shown()).toEqual([['Échec. Veuillez réessayer.', 3000]])
  })

  it('warns for 5 s at the eighth calculation, at no other, and once', () => {
    const { world, shown } = aWorld(usual)
    for (let count = 1; count <= 10; count++) warnNearLimit(world.toasts, count)
    expect(shown()).toEqual([['Vous avez effectué 8 calculs de prix. Il vous reste 2 calculs avant la limite.', 5000]])
  })

  it('says that the limit of calculations is reached', () => {
    const { world, shown } = aWorld(usual)
    tellLimit(world.toasts)
    expect(shown()).toEqual([
      ['Limite de calculs atteinte. Veuillez soumettre votre commande ou recharger la page.', 3000],
    ])
  })

  it('says that the payment could not be prepared when anything else fails', async () => {
    const broken = (world: World): World => ({
      ...world,
      newId: () => {
        throw new TypeError('une panne')
      },
    })
    const { submit, shown } = await filledForm(usual, {}, broken)
    expect(await submit()).toBeNull()
    expect(shown()).toContainEqual(['Erreur lors de la préparation du paiement', 3000])
    expect(takeConsoleLines()).toEqual(['reportError: TypeError: une panne'])
  })
})

/** A world, and what its toasts were shown for, in ms. */
function aWorld(answers: Answers, change = (world: World) => world) {
  const times: number[] = []
  const texts: string[] = []
  let ids = 0
  const toasts = createToasts(
    (ms) => {
      times.push(ms)
      return () => {}
    },
    () => String(++ids),
  )
  const show: typeof toasts.show = (tone, text, ...rest) => {
    texts.push(text)
    toasts.show(tone, text, ...rest)
  }
  const world = change({ ...pretendWorld(pretendProvider(answers).fetch), toasts: { ...toasts, show } })
  return { world, shown: () => texts.map((text, at) => [text, times[at]]) }
}

async function filledForm(answers: Answers, changes = {}, change = (world: World) => world) {
  const { world, shown } = aWorld(answers, change)
  const visit = createOrderStore(world, camille)
  visit.start()
  while (visit.state.status !== 'open') await new Promise(setImmediate)
  const { deliveryReceipt: _, ...values } = filledValues(changes)
  restore(visit.state, values)
  await attachSlip(visit)
  await new Promise(setImmediate)
  await visit.pricing.settled()
  return { world, shown, submit: visit.submit }
}
