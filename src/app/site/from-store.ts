import { Refused } from '#adapters/failures/failures.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import { createPublicCaller } from '#adapters/net/public-caller.ts'
import { storePrefill } from '#adapters/store/store-prefill.ts'
import { estimateFollows, paths } from '#app/paths.ts'
import type { StorePrefill } from '#contract/handover/store-handover.ts'
import { findStore } from '#contract/places/partner-store.ts'

/** Somebody stands before the poster. */
const patienceMs = 6000

const unknown = 'On ne connaît pas ce dépôt\u00A0: choisis l’adresse de retrait.'
const unanswered = 'Le dépôt n’a pas pu être chargé\u00A0: choisis l’adresse de retrait.'

// What a store's poster leads to: the order form for who is signed in, the estimate for anybody else, with its store
// as the pickup, or the sentence of why not. Going back does not come here again.
storePrefill.keep(await givenStore(), new Date())
location.replace((document.querySelector('[data-session]') ? paths.order : paths.home) + estimateFollows)

async function givenStore(): Promise<StorePrefill> {
  const [, , slug = ''] = location.pathname.toLowerCase().split('/')
  try {
    return { store: await createPublicCaller()(findStore, { params: { slug }, givesUp: true, timeoutMs: patienceMs }) }
  } catch (failure) {
    reportMistake(failure)
    return { missing: failure instanceof Refused && failure.status === 404 ? unknown : unanswered }
  }
}
