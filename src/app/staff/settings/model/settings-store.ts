import * as v from 'valibot'
import { proxy, ref } from 'valtio'
import { Refused, SignedOut } from '#adapters/failures/failures.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { SettingPart } from '#contract/settings/setting-parts.ts'
import {
  changeStaffSettings,
  previewStaffSettings,
  staffSettings,
  type SettingConflicts,
  type StaffSettings,
} from '#contract/staff/staff-settings.ts'
import { failedCall, wordsOf, type CallOutcome } from '#state/connection/call-outcome.ts'
import { failedRead } from '#state/connection/failed-read.ts'
import type { StaffWorld } from '../../staff-world.ts'
import { changesOnWire, settingsView, type PendingParts } from './settings-view.ts'

/** A closing that is being written; `replaces`: the name of the one that it is to take the place of. */
export interface ClosingDraft {
  readonly from: string
  readonly to: string
  readonly reason: string
  readonly replaces: string | null
}

/** What was changed or typed, and not applied. */
export interface KeptSettings {
  readonly pending: PendingParts
  readonly closing: ClosingDraft | null
  /** The longest road as it is typed; null: as it is set. */
  readonly road: string | null
}

export interface SettingsState extends KeptSettings {
  readonly standing: StaffSettings | null
  /** Why they could not be read. */
  readonly failure: string | null
  /** The orders that the changes leave no place, null until that is known of these very changes. */
  readonly foreseen: SettingConflicts | null
  readonly isBusy: boolean
  /** Why nothing was applied. */
  readonly refusal: string | null
  /** The orders are shown, and it is asked whether to go on. */
  readonly asks: boolean
}

export type SettingsStore = ReturnType<typeof createSettingsStore>

const nothing: KeptSettings = { pending: {}, closing: null, road: null }

/** The settings on the screen of a manager. What is changed stays in this page's memory until it is applied. */
export function createSettingsStore(
  { call, unsaved, toasts }: Pick<StaffWorld, 'call' | 'unsaved' | 'toasts'>,
  userId: number,
) {
  const key = `settings ${userId}`
  const state = proxy<SettingsState>({
    ...nothing,
    ...(unsaved.get(key) as KeptSettings | undefined),
    standing: null,
    failure: null,
    foreseen: null,
    isBusy: false,
    refusal: null,
    asks: false,
  })
  const write = (changed: Partial<SettingsState>) => {
    Object.assign(state, changed)
    const { pending, closing, road } = state
    unsaved.set(key, { pending: { ...pending }, closing: closing && { ...closing }, road } satisfies KeptSettings)
  }
  const stand = (standing: StaffSettings) => write({ standing: ref(standing), failure: null })
  const body = () => {
    const standing = state.standing as StaffSettings
    return changesOnWire(standing, settingsView(standing, state.pending))
  }
  /** Why nothing was applied; of another hand that was quicker, how it stands now: it may be our own, unheard. */
  const fail = (error: unknown, end: CallOutcome, words: string) => {
    const now = error instanceof Refused && error.status === 409 ? v.safeParse(staffSettings.reply, error.body) : null
    if (!now?.success) return write({ refusal: end.ok ? null : wordsOf(end), asks: false })
    write({ standing: ref(now.output), foreseen: null, asks: false, refusal: overtaken })
    if (settingsView(now.output, state.pending).changes.length === 0) applied(state.pending, words)
  }
  /** What was changed meanwhile still waits. */
  const applied = (sent: PendingParts, words: string) => {
    const later = Object.entries(state.pending).filter(
      ([name, part]) => JSON.stringify(part) !== JSON.stringify(sent[name]),
    )
    const road = 'road' in sent ? null : state.road
    write({ pending: Object.fromEntries(later), road, foreseen: null, asks: false, refusal: null })
    toasts.show('ok', words)
  }
  const apply = async (words: string) => {
    const sent = { ...state.pending }
    write({ isBusy: true, refusal: null })
    try {
      stand(await call(changeStaffSettings, { body: body() }))
      applied(sent, words)
    } catch (error) {
      fail(error, failedCall(error, refused), words)
    }
    write({ isBusy: false })
  }

  return {
    state,
    apply,
    async load() {
      write({ failure: null })
      try {
        stand(await call(staffSettings, {}))
      } catch (error) {
        const end = failedRead(error, 'Les réglages n’ont pas pu être lus.')
        if (!end.ok && !(error instanceof SignedOut)) write({ failure: end.message })
      }
    },
    /** Has a part be this from now on, or nothing; not applied yet. */
    set(...parts: readonly (readonly [name: string, part: SettingPart | null])[]) {
      write({ pending: { ...state.pending, ...Object.fromEntries(parts) }, foreseen: null, refusal: null })
    },
    /** A part stays as it is set. */
    leave(name: string) {
      const { [name]: _, ...pending } = state.pending
      write({ pending, foreseen: null, refusal: null })
    },
    drop: () => write({ ...nothing, foreseen: null, refusal: null, asks: false }),
    type: (typed: Partial<Pick<KeptSettings, 'closing' | 'road'>>) => write(typed),
    /** Which orders these changes leave no place, while they are made. */
    async foresee(signal: AbortSignal) {
      const foreseen = await call(previewStaffSettings, { body: body(), signal }).catch(forgiving(() => null))
      if (!signal.aborted) write({ foreseen: foreseen && ref(foreseen) })
    },
    /** Applies what touches no order; else shows the orders first. */
    async review(words: string) {
      if (state.isBusy) return
      write({ isBusy: true, refusal: null })
      try {
        const foreseen = await call(previewStaffSettings, { body: body() })
        write({ foreseen: ref(foreseen), isBusy: false })
        if (foreseen.count === 0) await apply(words)
        else write({ asks: true })
      } catch (error) {
        fail(error, failedCall(error, refused), words)
        write({ isBusy: false })
      }
    },
    goBack: () => write({ asks: false }),
  }
}

const refused = 'Rien n’a changé : le serveur a refusé.'
const overtaken =
  'Quelqu’un vient de changer les réglages : les voici comme ils sont maintenant. Tes changements sont gardés : relis-les, puis applique.'
