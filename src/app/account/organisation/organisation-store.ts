import { proxy, ref } from 'valtio'
import type { Caller } from '#adapters/net/caller.ts'
import { readOrganisation, type Organisation } from '#contract/organisation/organisation.ts'
import { failedCall, wordsOf, type CallOutcome } from '#state/connection/call-outcome.ts'

/** The organisation of a visit, undefined until it was read, null where there is none. `state` is a valtio proxy. */
export interface OrganisationStore {
  readonly state: { readonly organisation: Organisation | null | undefined; readonly failure: string | null }
  load(): Promise<void>
  /** Makes a change and shows what it answers; else says why not, `fallback` where the server does not. */
  change(act: (call: Caller) => Promise<Organisation | null>, fallback: string): Promise<CallOutcome>
}

export function createOrganisationStore(call: Caller): OrganisationStore {
  const state = proxy<{ -readonly [Key in keyof OrganisationStore['state']]: OrganisationStore['state'][Key] }>({
    organisation: undefined,
    failure: null,
  })
  const show = (organisation: Organisation | null) => {
    state.organisation = organisation === null ? null : ref(organisation)
  }
  return {
    state,
    async load() {
      state.failure = null
      try {
        show(await call(readOrganisation))
      } catch (failure) {
        const end = failedCall(failure, 'Ton entreprise n’a pas pu être lue.')
        if (!end.ok) state.failure = wordsOf(end)
      }
    },
    async change(act, fallback) {
      try {
        show(await act(call))
        return { ok: true }
      } catch (failure) {
        return failedCall(failure, fallback)
      }
    },
  }
}
