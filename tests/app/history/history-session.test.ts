import { describe, expect, it } from 'vitest'
import { createHistorySession } from '#app/history/history-session.ts'
import { createOrders } from '#state/orders.ts'
import { createSession } from '#state/session.ts'
import { givenCaller, refusal, type GivenAnswer } from '#tests/builders/given-caller.ts'
import { memoryStore } from '#tests/builders/memory-store.ts'

const now = () => new Date('2026-11-20T10:00:00Z')
const noOrders = Response.json({ data: [] })

function visitTo(...answers: GivenAnswer[]) {
  const { call, asked } = givenCaller(answers)
  return { asked, visit: createHistorySession(createOrders({ call, now, session: createSession(memoryStore(), now) })) }
}

describe('A visit to the history', () => {
  it('has no list until it came, then the list', async () => {
    const { visit } = visitTo(noOrders)
    expect(visit.state.orders).toBeNull()
    await visit.load()
    expect(visit.state.orders).toEqual([])
  })

  it('says why the list did not come, and forgets it when it comes', async () => {
    const { visit } = visitTo(new TypeError('Failed to fetch'), noOrders)
    await visit.load()
    expect(visit.state.failure).toBe('Problème de connexion. Vérifiez votre connexion Internet.')
    await visit.retry()
    expect([visit.state.failure, visit.state.orders]).toEqual([null, []])
  })

  it('says nothing when the session ended: /login does', async () => {
    const { visit } = visitTo(refusal(401))
    await visit.load()
    expect(visit.state.failure).toBeNull()
  })

  it('starts with the last six months', () => {
    const { visit } = visitTo(noOrders)
    expect(visit.state.period).toBe('last-6-months')
    visit.choose('2025')
    expect(visit.state.period).toBe('2025')
  })
})
