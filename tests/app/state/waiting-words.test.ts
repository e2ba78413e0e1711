import { describe, expect, it } from 'vitest'
import { allWaitingWords, waitingWords, type WaitingItem } from '#state/waiting-words.ts'

const item = (kind: 'message' | 'request', phase: WaitingItem['phase'] = 'waiting'): WaitingItem => ({ phase, entry: { kind } })

describe('What waits for the network, in words', () => {
  it.each<[string | null, WaitingItem[]]>([
    [null, []],
    ['1 message attend le réseau', [item('message')]],
    ['2 messages attendent le réseau', [item('message'), item('message', 'sending')]],
    ['1 demande attend le réseau', [item('request')]],
    ['1 demande et 2 messages attendent le réseau', [item('message'), item('request'), item('message')]],
    ['2 demandes n’ont pas été prises, 1 message attend le réseau', [item('request', 'refused'), item('message'), item('request', 'refused')]],
    ['1 message n’a pas été pris', [item('message', 'refused'), item('message')]],
  ])('is « %s »', (words, items) => {
    expect(allWaitingWords(items)).toBe(words)
  })

  it('is said of one kind', () => {
    expect([waitingWords([item('request')], 'message'), waitingWords([item('request')], 'request')]).toEqual([null, '1 demande attend le réseau'])
  })
})
