import { proxy } from 'valtio'
import type { Caller } from '#adapters/net/caller.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import {
  chooseLetters,
  letterChoices,
  type LetterChoices,
  type OptionalLetter,
} from '#contract/account/letter-choices.ts'

/** Which letters the account is sent. `choices` is null until they came. `state` is a valtio proxy. */
interface LettersStore {
  readonly state: { readonly choices: LetterChoices | null; readonly failure: 'not read' | 'not saved' | null }
  load(): Promise<void>
  /** In force at once; it goes back where it cannot be saved. */
  choose(letter: OptionalLetter, isSent: boolean): Promise<void>
}

export function createLettersStore(call: Caller): LettersStore {
  const state = proxy<{ choices: LetterChoices | null; failure: 'not read' | 'not saved' | null }>({
    choices: null,
    failure: null,
  })
  let saved: LetterChoices | null = null
  /** One at a time, each with all that is chosen by then: the last one wins. */
  let saving = Promise.resolve()

  const save = async (): Promise<void> => {
    const asked = state.choices
    if (asked === null || asked === saved) return
    try {
      await call(chooseLetters, { body: { ...asked } })
      saved = asked
    } catch (failure) {
      reportMistake(failure)
      Object.assign(state, { choices: saved, failure: 'not saved' })
    }
  }
  return {
    state,
    async load() {
      state.failure = null
      try {
        saved = await call(letterChoices)
        state.choices = saved
      } catch (failure) {
        reportMistake(failure)
        state.failure = 'not read'
      }
    },
    choose(letter, isSent) {
      if (state.choices === null) return saving
      Object.assign(state, { choices: { ...state.choices, [letter]: isSent }, failure: null })
      saving = saving.then(save)
      return saving
    },
  }
}
