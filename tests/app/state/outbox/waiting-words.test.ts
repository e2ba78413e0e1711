import { describe, expect, it } from 'vitest'
import { allWaitingWords, awaited, isPutOff, waitingWords, type WaitingItem } from '#state/outbox/waiting-words.ts'

const item = (kind: 'message' | 'request', phase: WaitingItem['phase'] = 'waiting'): WaitingItem => ({
  phase,
  entry: { kind },
})

describe('What waits for the network, in words', () => {
  it.each<[string | null, WaitingItem[]]>([
    [null, []],
    ['1 message attend de partir', [item('message')]],
    ['2 messages attendent de partir', [item('message'), item('message', 'sending')]],
    ['1 demande attend de partir', [item('request')]],
    ['1 demande et 2 messages attendent de partir', [item('message'), item('request'), item('message')]],
    [
      '2 demandes n’ont pas pu être envoyées, 1 message attend de partir',
      [item('request', 'refused'), item('message'), item('request', 'refused')],
    ],
    ['1 message n’a pas pu être envoyé', [item('message', 'refused'), item('message')]],
  ])('is « %s »', (words, items) => {
    expect(allWaitingWords(items)).toBe(words)
  })

  it('is said of one kind', () => {
    expect([waitingWords([item('request')], 'message'), waitingWords([item('request')], 'request')]).toEqual([
      null,
      '1 demande attend de partir',
    ])
  })

  it.each([
    ['network', '1 demande attend le réseau'],
    ['answer', '1 demande attend notre serveur'],
    [null, '1 demande attend de partir'],
  ] as const)('names what it waits for: %s', (lacks, words) => {
    expect(waitingWords([item('request')], 'request', awaited(lacks))).toBe(words)
  })

  it('is put off where it was tried and nothing is known to lack', () => {
    const tried = { phase: 'waiting', wasTried: true } as const
    expect([
      isPutOff([tried], null),
      isPutOff([tried], 'network'),
      isPutOff([tried], 'answer'),
      isPutOff([{ ...tried, wasTried: false }], null),
      isPutOff([{ ...tried, phase: 'refused' }], null),
    ]).toEqual([true, false, false, false, false])
  })
})
