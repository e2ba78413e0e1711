import { describe, expect, it } from 'vitest'
import { arrivalWords, roadWords } from '#rules/order/arrival.ts'

const at = (text: string) => new Date(`${text}:00+01:00`)
const said = (changes: Partial<Parameters<typeof arrivalWords>[0]>, now: string) =>
  arrivalWords(
    { promises: 'half-day', due: at('2026-11-20T12:00'), leftAt: at('2026-11-20T10:42'), minutes: 34, ...changes },
    at(now),
  )
    .join(' ')
    .trim()
    .replaceAll('\u00A0', ' ')

describe('When a delivery arrives', () => {
  it.each([
    ['this morning', {}, '2026-11-20T10:43', 'Arrivée ce matin, avant 12 h'],
    ['this afternoon', { due: at('2026-11-20T17:00') }, '2026-11-20T13:41', 'Arrivée cet après-midi, avant 17 h'],
    ['tomorrow', { due: at('2026-11-20T17:00') }, '2026-11-19T18:00', 'Arrivée demain après-midi, avant 17 h'],
    [
      'in some days',
      { due: at('2026-11-20T17:00') },
      '2026-11-17T18:00',
      'Arrivée vendredi 20 novembre, après-midi, avant 17 h',
    ],
    [
      'at a time',
      { promises: 'time' as const, due: at('2026-11-20T15:10') },
      '2026-11-20T14:41',
      'Arrivée aujourd’hui vers 15 h 10',
    ],
  ])('is until when it is promised: %s', (_, changes, now, words) => {
    expect(said(changes, now)).toBe(words)
  })

  const late = { due: at('2026-11-20T10:00') }
  it('late, says so, and is not near while the road is not behind', () => {
    expect(said(late, '2026-11-20T10:42')).toBe('En retard · parti à 10:42 · environ 34 min de route')
    expect(said(late, '2026-11-20T11:15')).toBe('En retard · parti à 10:42 · environ 34 min de route')
  })

  it('late, is near once the road is behind, for an hour and no longer', () => {
    expect(said(late, '2026-11-20T11:16')).toBe('Arrivée d’un moment à l’autre')
    expect(said(late, '2026-11-20T12:15')).toBe('Arrivée d’un moment à l’autre')
    expect(said(late, '2026-11-20T12:16')).toBe('En retard · parti à 10:42 · environ 34 min de route')
    expect(said({ ...late, promises: 'time' }, '2026-11-20T13:07')).toBe(
      'En retard · parti à 10:42 · environ 34 min de route',
    )
  })

  it('late, of a road that nobody knows, says what is known', () => {
    expect(said({ minutes: null }, '2026-11-20T12:00')).toBe('En retard · parti à 10:42')
    expect(said({ leftAt: null }, '2026-11-20T12:00')).toBe('En retard · prévue ce matin, avant 12 h')
  })

  it('urgent, is not late on the road once its pickup was in time', () => {
    const urgent = { promises: 'pickup', due: at('2026-11-20T10:50') } as const
    expect(said(urgent, '2026-11-20T11:00')).toBe('Parti à 10:42 · environ 34 min de route')
    expect(said(urgent, '2026-11-20T13:07')).toBe('En retard · parti à 10:42 · environ 34 min de route')
    expect(said({ ...urgent, due: at('2026-11-20T10:30') }, '2026-11-20T11:00')).toBe(
      'En retard · parti à 10:42 · environ 34 min de route',
    )
  })
})

describe('The road of a delivery', () => {
  it('is told with when it left, as far as it is known', () => {
    expect(roadWords(at('2026-11-20T10:42'), 65, at('2026-11-20T11:00'))).toBe(
      'Parti à 10:42 · environ 1 h 05 de route',
    )
    expect(roadWords(at('2026-11-20T10:42'), null, at('2026-11-21T08:00'))).toBe('Parti vendredi 20 novembre à 10:42')
  })
})
