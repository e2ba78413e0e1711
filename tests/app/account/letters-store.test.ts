import { describe, expect, it } from 'vitest'
import { createLettersStore } from '#app/account/letters-store.ts'
import { pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'

const all = { preparation: true, livraison: true, livree: true, annulee: true }

/** The call serves both: a question has no body. */
function openLetters(save: (body: object) => unknown = () => ({ success: true })) {
  const saved: object[] = []
  const provider = pretendProvider({
    '/fo/lettres': (body) => {
      if (Object.keys(body).length === 0) return { success: true, data: all }
      saved.push(body)
      return save(body)
    },
  })
  return { store: createLettersStore(pretendWorld(provider.fetch).call), saved }
}

describe('The choice of letters', () => {
  it('is what the provider says', async () => {
    const { store } = openLetters()
    await store.load()
    expect(store.state).toEqual({ choices: all, failure: null })
  })

  it('is saved at once, the last one of several in a row last', async () => {
    const { store, saved } = openLetters()
    await store.load()
    void store.choose('livraison', false)
    void store.choose('livree', false)
    await store.choose('livraison', true)
    expect(store.state.choices).toEqual({ ...all, livree: false })
    expect(saved.at(-1)).toEqual({ ...all, livree: false })
  })

  it('goes back where it cannot be saved', async () => {
    const { store } = openLetters(() => Response.json({ message: 'Erreur' }, { status: 500 }))
    await store.load()
    await store.choose('livraison', false)
    expect(store.state).toEqual({ choices: all, failure: 'not saved' })
  })

  it('is not made before it is known', async () => {
    const { store, saved } = openLetters()
    await store.choose('livraison', false)
    expect([store.state.choices, saved]).toEqual([null, []])
  })

  it('says that it did not come', async () => {
    const store = createLettersStore(pretendWorld(pretendProvider({}).fetch).call)
    await store.load()
    expect(store.state).toEqual({ choices: null, failure: 'not read' })
  })
})
