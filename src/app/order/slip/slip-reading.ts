import { proxy } from 'valtio'
import { Malformed, Refused, SignedOut, TimedOut } from '#adapters/api/failures.ts'
import { reportMistake } from '#adapters/report-mistake.ts'
import type { World } from '#app/world.ts'
import { readSlip } from '#contract/slip.ts'
import { orderToastMs } from '#state/toasts.ts'

/** How far the reading of a slip is. `kg` is null when the slip shows no weight; 'waiting' is for the network. */
export type Reading =
  | { readonly step: 'none' | 'waiting' | 'reading' | 'skipped' }
  | { readonly step: 'sending'; readonly sent: number; readonly total: number }
  | { readonly step: 'read'; readonly kg: number | null }
  | { readonly step: 'failed'; readonly message: string }

/** What the reading works with; `onRead` is told the weight, kg. */
interface ReadingWorld {
  readonly world: Pick<World, 'upload' | 'connection' | 'toasts'>
  onRead(file: File, kg: number | null): void
}

/** Has slips read by the provider (section 4), one at a time: a new reading takes the place of the one before. */
export function createSlipReading({ world: { upload, connection, toasts }, onRead }: ReadingWorld) {
  const state = proxy<{ reading: Reading }>({ reading: { step: 'none' } })
  let giveUp = new AbortController()

  const become = (reading: Reading): AbortSignal => {
    giveUp.abort()
    giveUp = new AbortController()
    state.reading = reading
    return giveUp.signal
  }
  const ask = async (file: File, signal: AbortSignal): Promise<End> => {
    let arrived = false
    const onProgress = (sent: number, total: number) => {
      if (signal.aborted) return
      arrived = sent === total
      state.reading = arrived ? { step: 'reading' } : { step: 'sending', sent, total }
    }
    try {
      const { ok, poids_total_kg: kg, error } = await upload(readSlip, { body: { bordereau: file }, signal, onProgress, answerMs })
      if (!ok) return failed(error, true)
      return kg !== null && kg > 0 ? { reading: { step: 'read', kg }, transmitted: false } : { reading: { step: 'read', kg: null }, transmitted: true }
    } catch (error) {
      reportMistake(error)
      if (error instanceof SignedOut) return { reading: { step: 'none' }, transmitted: false }
      if (error instanceof Refused) return failed(error.refusal.message, true)
      if (error instanceof Malformed || error instanceof TimedOut) return failed(null, arrived)
      await connection.settled()
      return connection.state.online ? failed(null, false) : { reading: { step: 'waiting' }, transmitted: false }
    }
  }

  return {
    state,
    async read(file: File): Promise<void> {
      if (!connection.state.online) return void become({ step: 'waiting' })
      const signal = become({ step: 'sending', sent: 0, total: file.size })
      const { reading, transmitted } = await ask(file, signal)
      if (signal.aborted) return
      state.reading = reading
      if (transmitted) toasts.show('info', 'Bordereau bien transmis', orderToastMs)
      if (reading.step === 'read') onRead(file, reading.kg)
    },
    /** Gives up what is under way: this stands instead. */
    become,
  }
}

/** Whether the submission waits for it. */
export function isUnderWay({ step }: Reading): boolean {
  return step === 'sending' || step === 'reading'
}

/** The weight of a slip that was read, kg. */
export function weightOf(reading: Reading): number | null {
  return reading.step === 'read' ? reading.kg : null
}

/** `transmitted`: the slip is with the provider, and no weight came of it. */
interface End {
  readonly reading: Reading
  readonly transmitted: boolean
}

function failed(message: string | null, transmitted: boolean): End {
  return { reading: { step: 'failed', message: message || "Erreur lors de l'analyse du bordereau" }, transmitted }
}

/** How long the provider may read, from the last byte sent on. */
const answerMs = 25_000
