import { timingSafeEqual } from 'node:crypto'
import type { Api } from '#contract/api.ts'
import type { ParsedBody } from '#contract/endpoint.ts'
import { accessChipsOnWire } from '#contract/order/recipient-acts.ts'
import { accessChips, type AccessChip } from '#rules/run/recipient-acts.ts'
import { checkRate } from '#server/guards/within-rate.ts'
import { writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { HttpError, refusedField } from '#server/log/http-error.ts'
import { insertOrderChange, unmoved } from '#server/orders/order-changes.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { World } from '#server/world.ts'
import { holdAwaited } from './awaited-order.ts'
import { chooseMoment } from './choose-moment.ts'
import { recipientLetter, type RecipientTold } from './recipient-letter.ts'
import { reportDamage } from './report-damage.ts'

export type Told = ParsedBody<Api['tellAboutDelivery']>

/**
 * Does what whoever waits for an order tells by its link, with journal and letter. Refuses 409 what is not possible any
 * more or was told while something else happened, 422 other digits than its phone's last, and 429 what comes too often:
 * five times other digits close a link for a day, for whatever it is.
 */
export async function tellAboutDelivery(order: OrderRow, token: string, told: Told, world: World): Promise<void> {
  await checkRate(world.limiter, 'recipientActByLink', token)
  await checkDigits(order, token, told, world)
  if (told.genre === 'moment') await chooseMoment(order, told, world)
  else if (told.genre === 'dommage') await reportDamage(order, told, world)
  else await note(order, told, world)
  world.letters.wake()
}

/** A try is counted before it is looked at: two at once are two. */
async function checkDigits(order: OrderRow, token: string, told: Told, { limiter }: World): Promise<void> {
  const bucket = { name: 'wrongDigitsByLink', who: token } as const
  const waitMs = await limiter.takeAll([bucket])
  if (waitMs > 0)
    throw new HttpError(429, 'Trop d’essais : ce lien ne prend plus rien pendant un jour. Appelle-nous.', {
      headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
    })
  if (asksDigits(told) && !isEndOf(order.recipient_phone, told.chiffres ?? ''))
    throw refusedField('chiffres', 'Ce ne sont pas les quatre derniers chiffres du téléphone de la commande.')
  await limiter.giveBack([bucket])
}

/** What changes who gets it, or when. To take a neighbour back asks for nothing. */
function asksDigits(told: Told): told is Extract<Told, { genre: 'moment' | 'voisin' }> {
  return told.genre === 'moment' || (told.genre === 'voisin' && told.voisin !== '')
}

function isEndOf(phone: string, digits: string): boolean {
  const end = phone.replaceAll(/\D/g, '').slice(-4)
  return end.length === 4 && digits.length === 4 && timingSafeEqual(Buffer.from(end), Buffer.from(digits))
}

async function note(
  order: OrderRow,
  told: Exclude<Told, { genre: 'moment' | 'dommage' }>,
  { db, now, publicUrl }: World,
): Promise<void> {
  const at = now()
  const { act, set, note: words, letter } = changeOf(told)
  await db.transaction().execute(async (transaction) => {
    const held = await holdAwaited(transaction, { id: order.id, act, seen: told.vu }, at)
    if (set) await transaction.updateTable('orders').set(set).where('id', '=', held.id).execute()
    await insertOrderChange(transaction, unmoved(held, { kind: act, by: null, at: at.getTime(), note: words }))
    await writeToSupplier(transaction, held.supplier_id, recipientLetter(held, letter, publicUrl, at), at)
  })
}

interface Change {
  readonly act: 'access' | 'neighbour' | 'absent'
  readonly set: { readonly access_note: string } | { readonly neighbour: string } | null
  readonly note: string | null
  readonly letter: RecipientTold
}

/** What is stored, and what the journal and the letter say of it: neither holds a code, nor a neighbour's name. */
function changeOf(told: Exclude<Told, { genre: 'moment' | 'dommage' }>): Change {
  switch (told.genre) {
    case 'acces': {
      const chips = chipNames.filter((chip) => told.puces.includes(accessChipsOnWire[chip]))
      const names = chips.map((chip) => accessChips[chip]).join(', ')
      const access_note = [names, told.mots].filter(Boolean).join(' : ')
      return access_note === ''
        ? { act: 'access', set: { access_note }, note: 'Retiré', letter: 'access-back' }
        : { act: 'access', set: { access_note }, note: names || null, letter: 'access' }
    }
    case 'voisin':
      return told.voisin === ''
        ? { act: 'neighbour', set: { neighbour: '' }, note: 'Plus d’accord', letter: 'neighbour-back' }
        : { act: 'neighbour', set: { neighbour: told.voisin }, note: 'D’accord', letter: 'neighbour' }
    case 'absent':
      return { act: 'absent', set: null, note: null, letter: 'absent' }
  }
}

const chipNames = Object.keys(accessChips) as AccessChip[]
