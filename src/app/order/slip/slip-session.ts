import { proxy } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { fileOf, type KeptFile } from '#adapters/drafts.ts'
import { forgiving } from '#adapters/report-mistake.ts'
import { sha256 } from '#adapters/sha256.ts'
import type { World } from '#app/world.ts'
import type { DetectedWeight } from '#contract/order.ts'
import { largestValidSlip } from '#contract/slip.ts'
import { bandForKg } from '#rules/weight-bands.ts'
import { undoToastMs } from '#state/toasts.ts'
import type { Autosave } from '../draft/autosave.ts'
import type { OrderForm } from '../order-form.ts'
import type { KeptReading } from './kept-reading.ts'
import { prepareSlip } from './prepare-slip.ts'
import { createSlipReading, isUnderWay, weightOf, type Reading } from './slip-reading.ts'

/** A file that was chosen and is not the form's yet; `photo` while it is made smaller. */
export interface ComingSlip {
  readonly name: string
  readonly size: number
  readonly photo: boolean
}

interface SlipWorld {
  readonly world: Pick<World, 'upload' | 'connection' | 'toasts' | 'shrinkPhoto'>
  readonly form: OrderForm
  readonly autosave: Autosave
  /** Puts the draft's text away. */
  keep(): void
  isSending(): boolean
}

/** The slip of one session: chosen, made smaller, kept, read, and brought back when it was let go by mistake. */
export type SlipSession = ReturnType<typeof createSlipSession>

export function createSlipSession({ world, form, autosave, keep, isSending }: SlipWorld) {
  const { connection, toasts, shrinkPhoto } = world
  const state = proxy<{ coming: ComingSlip | null }>({ coming: null })
  const reading = createSlipReading({ world, onRead })
  let kept: KeptReading | null = null
  let turn = 0
  let draftTurn = 0
  let running = false

  const inHand = () => form.state.values.deliveryReceipt.file
  function onRead(file: File, kg: number | null) {
    if (kg !== null) form.weigh(kg)
    // What cannot be kept is read again at the next session.
    remember(file, kg).catch(forgiving(() => {}))
  }
  const remember = async (file: File, kg: number | null) => {
    const known = { sha256: await sha256(await file.arrayBuffer()), kg }
    if (inHand() !== file) return
    kept = known
    keep()
  }
  const read = async () => {
    const file = inHand()
    if (file !== null && file.size <= largestValidSlip) await reading.read(file)
    else reading.become({ step: 'none' })
  }
  const hold = (file: File | null, refusal: string | null = null) => {
    kept = null
    form.holdSlip(file, refusal)
    form.touch('deliveryReceipt')
    void (file === null ? autosave.dropSlip() : autosave.saveSlip(file))
  }
  /** Lets the slip in hand go, with a way back. */
  const replace = (file: File | null, refusal: string | null = null) => {
    const [before, known, was, draftThen] = [inHand(), kept, reading.state.reading, draftTurn]
    hold(file, refusal)
    void read()
    const run = () => draftThen === draftTurn && bringBack(before, known, was)
    if (before !== null) toasts.show('info', 'Bordereau précédent retiré', undoToastMs, { label: 'Annuler', run })
  }
  const bringBack = (file: File | null, known: KeptReading | null, was: Reading) => {
    if (!running || isSending()) return
    forgetComing()
    hold(file)
    if (isUnderWay(was) || was.step === 'waiting') return void read()
    kept = known
    reading.become(was)
    const kg = weightOf(was)
    if (kg !== null) form.weigh(kg)
  }
  const forgetComing = () => {
    turn++
    state.coming = null
  }

  return {
    state,
    reading,
    /** The submission waits for it (section 5). */
    isBusy: () => state.coming !== null || isUnderWay(reading.state.reading),
    detected(): DetectedWeight | null {
      const kg = weightOf(reading.state.reading)
      return kg === null ? null : { kg, band: bandForKg(kg) }
    },
    kept: () => ({ detectedWeight: kept }),
    /** Judges a file, and keeps it or says why not; resolves then, while it is read. */
    async choose(file: File): Promise<void> {
      if (isSending()) return
      forgetComing()
      const mine = turn
      const { name, size } = file
      state.coming = { name, size, photo: false }
      const prepared = await prepareSlip(file, shrinkPhoto, () => mine === turn && (state.coming = { name, size, photo: true }))
      if (mine !== turn) return
      state.coming = null
      if ('file' in prepared) replace(prepared.file)
      else replace(null, prepared.refusal)
    },
    /** Takes away the file that is coming, else the one in hand. */
    remove() {
      if (isSending()) return
      if (state.coming === null) replace(null)
      forgetComing()
    },
    read,
    /** The weight is chosen by hand: the order need not wait for the reading. */
    skip: () => void reading.become({ step: 'skipped' }),
    /** Another draft is shown, with its slip if it has one, which is read unless this is what it says. */
    restore(slip: KeptFile | null, known: KeptReading | null) {
      draftTurn++
      forgetComing()
      kept = null
      form.holdSlip(slip && fileOf(slip))
      if (slip === null || known?.sha256 !== slip.sha256) return void read()
      kept = known
      reading.become({ step: 'read', kg: known.kg })
    },
    /** Reads what waits once the network is back. Returns a function that stops everything. */
    start(): () => void {
      running = true
      const unwatch = subscribeKey(connection.state, 'online', (online) => online && reading.state.reading.step === 'waiting' && void read())
      return () => {
        running = false
        unwatch()
        forgetComing()
        reading.become({ step: 'none' })
      }
    },
  }
}
