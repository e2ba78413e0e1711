import { proxy, ref } from 'valtio'
import { createTypedWords, type TypedWords } from '#adapters/device/typed-words.ts'
import type { Caller } from '#adapters/net/caller.ts'
import { Refused } from '#adapters/failures/failures.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { addDamagePhoto, readDamageLetter, tellAboutDelivery } from '#contract/order/recipient-acts.ts'
import { refuseTexts, trackDelivery, type TrackedDelivery } from '#contract/order/tracking.ts'

/** An act of the recipient's, without what was seen of the order. */
export type Told = WithoutSeen<BodyOf<typeof tellAboutDelivery>>
type WithoutSeen<Body> = Body extends unknown ? Omit<Body, 'vu'> : never

/**
 * What a link's delivery is, and since when. `unknown`: no such link; `away`: the last question had no answer. `texts`:
 * how refusing text messages goes. `state` is a valtio proxy.
 */
export interface TrackingStore {
  readonly state: {
    readonly delivery: TrackedDelivery | null
    readonly asOf: Date | null
    readonly failure: 'unknown' | 'away' | null
    readonly texts: TextsChoice
  }
  /** What is half typed here. */
  readonly typed: TypedWords
  load(): Promise<void>
  /** Refuses text messages, or takes that back; shown once the provider says so. */
  refuseTexts(refuses: boolean): Promise<void>
  /** Tells the provider, and shows how the delivery then stands; also where it turns the act down, which it throws. */
  tell(told: Told): Promise<void>
  /** Sends a photo of a damage under its name. */
  addPhoto(cle: string, photo: File): Promise<void>
  /** The letter of a damage that was told under that name. */
  readLetter(id: string): Promise<File>
}

/** `isTakenBack`: here, just now; `failure`: why the last choice was not confirmed, as a sentence. */
export interface TextsChoice {
  readonly isBusy: boolean
  readonly isTakenBack: boolean
  readonly failure: string | null
}

interface TrackingWorld {
  readonly call: Caller
  now(): Date
}

export function createTrackingStore(token: string, { call, now }: TrackingWorld): TrackingStore {
  const state = proxy<{ -readonly [Key in keyof TrackingStore['state']]: TrackingStore['state'][Key] }>({
    delivery: null,
    asOf: null,
    failure: null,
    texts: noChoice,
  })
  let chosen = 0
  const params = { token }
  const load = async () => {
    const before = chosen
    try {
      const delivery = await call(trackDelivery, { params })
      // Asked before the choice was made, it may tell the one before.
      if (before !== chosen) return
      if (delivery.textsRefused !== state.delivery?.textsRefused && !state.texts.isBusy) state.texts = noChoice
      Object.assign(state, { delivery: ref(delivery), asOf: ref(now()), failure: null })
    } catch (failure) {
      reportMistake(failure)
      const isUnknown = failure instanceof Refused && failure.status === 404
      Object.assign(state, isUnknown ? { delivery: null, failure: 'unknown' } : { failure: 'away' })
    }
  }
  return {
    state,
    typed: createTypedWords(token, { now }),
    load,
    async tell(told) {
      try {
        const body = { ...told, vu: state.delivery?.acts?.seen ?? 0 } as BodyOf<typeof tellAboutDelivery>
        const delivery = await call(tellAboutDelivery, { params, body })
        chosen += 1
        Object.assign(state, { delivery: ref(delivery), asOf: ref(now()), failure: null })
      } catch (failure) {
        if (failure instanceof Refused && failure.status === 409) await load()
        throw failure
      }
    },
    async addPhoto(cle, photo) {
      await call(addDamagePhoto, { params, body: { photo, cle }, timeoutMs: photoTimeoutMs })
    },
    readLetter: (id) => call(readDamageLetter, { params: { token, id } }),
    async refuseTexts(refuses) {
      if (state.texts.isBusy) return
      state.texts = { ...noChoice, isBusy: true }
      try {
        const textsRefused = await call(refuseTexts, { params: { token }, body: { refuser: refuses } })
        chosen += 1
        if (state.delivery) state.delivery = ref({ ...state.delivery, textsRefused })
        state.texts = { ...noChoice, isTakenBack: !textsRefused }
      } catch (failure) {
        reportMistake(failure)
        const words = failure instanceof Refused ? failure.refusal.message : null
        state.texts = { ...noChoice, failure: words ?? unconfirmed }
      }
    },
  }
}

const photoTimeoutMs = 60_000
const noChoice: TextsChoice = { isBusy: false, isTakenBack: false, failure: null }

const unconfirmed = 'Pas de réponse : ton choix n’est peut-être pas enregistré. Vérifie ta connexion, puis réessaie.'
