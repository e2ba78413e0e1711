import { useEffect, useState } from 'react'
import { withTimeout } from '#adapters/device/with-timeout.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { useWorld, type World } from '#app/world.ts'
import type { Reply } from '#contract/endpoint.ts'
import { readOrganisation } from '#contract/organisation/organisation.ts'
import type { TradeAccount } from '#contract/organisation/trade-account.ts'
import { putOnAccount } from '#contract/payment/on-account.ts'
import { openCards } from '#contract/payment/saved-cards.ts'
import { readSettings } from '#contract/wire/settings.ts'

/** The cards that are kept for who pays. 'none': the provider keeps none; 'lost': they did not come in time. */
export type OpenedCards = Reply<typeof openCards> | 'none' | 'lost'

/** Which processor takes the card, what it keeps, and the firm's account; or it is being asked, or there was no reply. */
export type Checkout =
  | {
      readonly processor: Reply<typeof readSettings>['processor']
      readonly opened: OpenedCards
      readonly account: TradeAccount | null
    }
  | 'asking'
  | 'unavailable'

/** Asks the provider which processor takes the card (R44), and for the kept ones; the second value asks again. */
export function useCheckout(): readonly [Checkout, () => void] {
  const world = useWorld()
  const { call } = world
  const [{ checkout, attempt }, setView] = useState<{ checkout: Checkout; attempt: number }>({
    checkout: 'asking',
    attempt: 0,
  })

  useEffect(() => {
    const giveUp = new AbortController()
    const tell = (answer: Checkout) => giveUp.signal.aborted || setView({ checkout: answer, attempt })
    Promise.all([
      call(readSettings, { signal: giveUp.signal }),
      askForCards(world, giveUp.signal),
      askForAccount(world, giveUp.signal),
    ]).then(
      ([{ processor }, opened, account]) => tell({ processor, opened, account }),
      forgiving(() => tell('unavailable')),
    )
    return () => giveUp.abort()
  }, [world, call, attempt])

  return [checkout, () => setView({ checkout: 'asking', attempt: attempt + 1 })]
}

/** No payment waits for long for what it can do without. */
export async function askForCards(
  { call, sleep, takes }: Pick<World, 'call' | 'sleep' | 'takes'>,
  signal: AbortSignal,
): Promise<OpenedCards> {
  const asked = async () => ((await takes(openCards)) ? await call(openCards, { signal }) : 'none')
  return await withTimeout<OpenedCards>(patienceMs, asked(), sleep).catch(forgiving((): OpenedCards => 'lost'))
}

/** The firm's account, null where there is none; without an answer in time a card pays. */
export async function askForAccount(
  { call, sleep, takes }: Pick<World, 'call' | 'sleep' | 'takes'>,
  signal: AbortSignal,
): Promise<TradeAccount | null> {
  const asked = async () => {
    if (!(await takes(putOnAccount))) return null
    const account = (await call(readOrganisation, { signal }))?.account ?? null
    return account?.ceiling === null ? null : account
  }
  return await withTimeout(patienceMs, asked(), sleep).catch(forgiving(() => null))
}

const patienceMs = 6_000
