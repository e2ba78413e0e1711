import { describe, expect, it } from 'vitest'
import { createLettersSession } from '#app/account/letters-session.ts'
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
  return { session: createLettersSession(pretendWorld(provider.fetch).call), saved }
}

describe('The choice of letters', () => {
  it('is what the provider says', async () => {
    const { session } = openLetters()
    await session.load()
    expect(session.state).toEqual({ choices: all, failure: null })
  })

  it('is saved at once, the last one of several in a row last', async () => {
    const { session, saved } = openLetters()
    await session.load()
    void session.choose('livraison', false)
    void session.choose('livree', false)
    await session.choose('livraison', true)
    expect(session.state.choices).toEqual({ ...all, livree: false })
    expect(saved.at(-1)).toEqual({ ...all, livree: false })
  })

  it('goes back where it cannot be saved', async () => {
    const { session } = openLetters(() => Response.json({ message: 'Erreur' }, { status: 500 }))
    await session.load()
    await session.choose('livraison', false)
    expect(session.state).toEqual({ choices: all, failure: 'not saved' })
  })

  it('is not made before it is known', async () => {
    const { session, saved } = openLetters()
    await session.choose('livraison', false)
    expect([session.state.choices, saved]).toEqual([null, []])
  })

  it('says that it did not come', async () => {
    const session = createLettersSession(pretendWorld(pretendProvider({}).fetch).call)
    await session.load()
    expect(session.state).toEqual({ choices: null, failure: 'not read' })
  })
})
