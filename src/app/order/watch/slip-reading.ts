import { ref } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { Malformed, Refused, SignedOut, TimedOut } from '#adapters/failures/failures.ts'
import { forgiving, reportMistake } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import { readSlip } from '#contract/order/slip.ts'
import { orderToastMs } from '#state/screen/toasts.ts'
import { weigh } from '../model/order-actions.ts'
import type { SentSlip } from '../model/draft-schema.ts'
import type { OrderState } from '../model/order-state.ts'
import type { Reading, SlipOnItsWay } from '../model/slip-state.ts'
import { isUnderWay } from '../model/slip-weight.ts'

type ReadingWorld = Pick<World, 'upload' | 'connection' | 'toasts' | 'sha256' | 'now'>

/** An upload that is being read. `isPassedOver`: its author does not wait for what it says; its bytes go on. */
interface Flight {
  readonly stop: AbortController
  readonly way: SlipOnItsWay
  reading: Reading
  isPassedOver: boolean
}

/**
 * Has the slip in hand read by the provider when its reading is due (section 4), or once the network is back; a reading
 * that becomes something else is given up. Returns a function that ends it.
 */
export function watchSlipReading(state: OrderState, world: ReadingWorld): () => void {
  const { connection, toasts } = world
  let telling = false
  let flight: Flight | null = null

  const tell = (reading: Reading) => {
    telling = true
    state.slip.reading = reading
    telling = false
  }
  const giveUp = () => {
    flight?.stop.abort()
    flight = null
    state.slipOnItsWay = null
  }
  const look = (reading: Reading) => {
    if (telling) return
    const { file } = state.values.deliveryReceipt
    if (
      flight !== null &&
      flight.way.file === file &&
      (reading.step === 'skipped' || (reading.step === 'due' && flight.isPassedOver))
    ) {
      flight.isPassedOver = reading.step === 'skipped'
      if (!flight.isPassedOver) tell(flight.reading)
      return
    }
    giveUp()
    if (reading.step !== 'due' && reading.step !== 'waiting') return
    if (file === null) return tell({ step: 'none' })
    if (!connection.state.online) return tell({ step: 'waiting' })
    void read(file)
  }
  const read = async (file: File) => {
    const at = world.now()
    const ended = Promise.withResolvers<SentSlip | null>()
    state.slipOnItsWay = { file: ref(file), sent: 0, total: file.size, tookMs: null, ended: ended.promise }
    const mine: Flight = {
      stop: new AbortController(),
      way: state.slipOnItsWay,
      reading: { step: 'sending', sent: 0, total: file.size },
      isPassedOver: false,
    }
    flight = mine
    const { signal } = mine.stop
    tell(mine.reading)
    const { reading, transmitted, path } = await ask(file, signal, world, (step) => {
      mine.reading = step
      Object.assign(
        mine.way,
        step.step === 'sending'
          ? { sent: step.sent, total: step.total }
          : { sent: mine.way.total, tookMs: world.now().getTime() - at.getTime() },
      )
      if (!mine.isPassedOver) tell(step)
    })
    if (signal.aborted) return ended.resolve(null)
    flight = null
    if (!mine.isPassedOver) {
      tell(reading)
      if (transmitted) toasts.show('info', 'Bordereau bien transmis', orderToastMs)
      if (reading.step === 'read' && reading.kg !== null) weigh(state, reading.kg)
    }
    // What cannot be kept is read, and sent, again.
    ended.resolve(
      await remember(file, mine.isPassedOver ? { step: 'skipped' } : reading, path ? { path, at } : null).catch(
        forgiving(() => null),
      ),
    )
    if (state.slipOnItsWay === mine.way) state.slipOnItsWay = null
  }
  const remember = async (
    file: File,
    reading: Reading,
    sent: Pick<SentSlip, 'path' | 'at'> | null,
  ): Promise<SentSlip | null> => {
    const sha256 = await world.sha256(await file.arrayBuffer())
    const there = sent && { sha256, ...sent, isUntold: true as const }
    if (state.values.deliveryReceipt.file !== file) return there
    const { step: _, ...said } = reading.step === 'read' ? reading : { step: null }
    if ('kg' in said) state.slip.known = { sha256, ...said }
    // The provider has it: « Valider » sends it no second time.
    if (there !== null && state.step === 'idle') state.sentSlip = there
    return there
  }

  const stops = [
    subscribeKey(state.slip, 'reading', look, true),
    subscribeKey(
      connection.state,
      'online',
      (online) => online && state.slip.reading.step === 'waiting' && look({ step: 'due' }),
    ),
  ]
  look(state.slip.reading)
  return () => {
    stops.forEach((stop) => stop())
    giveUp()
    if (isUnderWay(state.slip.reading)) state.slip.reading = { step: 'due' }
  }
}

/** What the provider says of a slip; `transmitted`: it is there, and no weight came of it; `path`: where it is kept. */
interface Answer {
  readonly reading: Reading
  readonly transmitted: boolean
  readonly path?: string | null
}

async function ask(
  file: File,
  signal: AbortSignal,
  { upload, connection }: ReadingWorld,
  tell: (reading: Reading) => void,
): Promise<Answer> {
  let arrived = false
  const onProgress = (sent: number, total: number) => {
    if (signal.aborted) return
    arrived = sent === total
    tell(arrived ? { step: 'reading' } : { step: 'sending', sent, total })
  }
  try {
    const {
      ok,
      poids_total_kg: kg,
      error,
      file_path: path,
      champs: fields,
    } = await upload(readSlip, { body: { bordereau: file }, signal, onProgress, answerMs })
    if (!ok) return { ...failed(error, true), path }
    const isWeighed = kg !== null && kg > 0
    return {
      reading: { step: 'read', kg: isWeighed ? kg : null, ...(fields && { fields }) },
      transmitted: !isWeighed,
      path,
    }
  } catch (error) {
    reportMistake(error)
    if (error instanceof SignedOut) return { reading: { step: 'none' }, transmitted: false }
    if (error instanceof Refused) return failed(error.refusal.message, true)
    if (error instanceof Malformed || error instanceof TimedOut) return failed(null, arrived)
    await connection.settled()
    return connection.state.online ? failed(null, false) : { reading: { step: 'waiting' }, transmitted: false }
  }
}

function failed(message: string | null, transmitted: boolean) {
  return {
    reading: { step: 'failed', message: message || "Erreur lors de l'analyse du bordereau" },
    transmitted,
  } as const
}

/** How long the provider may read, from the last byte sent on. */
const answerMs = 25_000
