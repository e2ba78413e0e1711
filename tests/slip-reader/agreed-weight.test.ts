import { describe, expect, it } from 'vitest'
import { agreedKg, saidBy, type Said } from '#slip-reader/agreed-weight.ts'
import type { SlipPage } from '#slip-reader/slip-page.ts'
import type { Box } from '#slip-reader/words/box.ts'
import { slip } from './paper.ts'

const silent: Said = { confident: null, likely: null }
const sure = (kg: number, confidence = 95): Said => ({ confident: { kg, confidence }, likely: { kg, confidence } })
const likely = (kg: number, confidence = 95): Said => ({ confident: null, likely: { kg, confidence } })

describe('Several readings of a slip', () => {
  it.each<[string, readonly Said[], number | null]>([
    ['are believed when one is sure, and clear', [sure(412)], 412],
    ['are believed when one is sure and the others say nothing', [silent, sure(412)], 412],
    ['are believed when one is sure and a likely one says the same', [likely(412), sure(412)], 412],
    ['are believed when two likely ones come to the same', [likely(412), silent, likely(412)], 412],
    ['are believed when one of two is clear', [likely(412, 70), silent, likely(412)], 412],
    ['are not believed when only one is sure, and not clear', [sure(154, 90), silent, silent], null],
    ['are not believed when neither of two is clear', [sure(154, 90), silent, likely(154, 79)], null],
    [
      'are believed when three come to the same, one of them sure of its digits',
      [likely(412, 60), likely(412, 81), likely(412, 50)],
      412,
    ],
    [
      'are not believed when none of three is sure of its digits',
      [likely(278, 66), likely(278, 63), likely(278, 58)],
      null,
    ],
    ['are not believed when only one is likely', [silent, likely(412)], null],
    ['are not believed when two likely ones differ', [likely(9818), likely(98.18)], null],
    ['are not believed when a third differs from two', [likely(412), likely(4.12), likely(412)], null],
    ['are not believed when a likely one differs from a sure one', [likely(412), sure(512)], null],
    [
      'are not believed when one says two things',
      [{ confident: { kg: 412, confidence: 95 }, likely: { kg: 512, confidence: 95 } }],
      null,
    ],
    ['say nothing when none does', [silent, silent], null],
    ['say nothing before there is one', [], null],
  ])('%s', (_, said, kg) => {
    expect(agreedKg(said)).toBe(kg)
  })
})

describe('One reading of a picture', () => {
  const page = (text: string, confidence: number): SlipPage => ({
    width: 600,
    height: 800,
    words: text
      .split(' ')
      .map((word, at) => ({ text: word, x: 40 + at * 80, y: 100, width: word.length * 9, height: 14, confidence })),
  })

  it('is sure of a weight whose digits are clear', () => {
    expect(saidBy([page('Poids total : 412,5 kg', 95)])).toMatchObject({
      confident: { kg: 412.5, confidence: 95 },
      likely: { kg: 412.5, confidence: expect.closeTo(95) },
    })
  })

  it('finds a weight only likely when its digits are not clear', () => {
    expect(saidBy([page('Poids total : 412,5 kg', 60)])).toMatchObject({
      confident: null,
      likely: { kg: 412.5, confidence: expect.closeTo(60) },
    })
  })

  it('does not find a weight likely whose comma may be lost', () => {
    expect(saidBy([page('Poids total : 4125 kg', 60)])).toMatchObject(silent)
  })

  it('is as sure as of print of a weight that it says twice', () => {
    const twice = page('Poids total : 412 kg', 60)
    expect(
      saidBy([
        {
          ...twice,
          words: [...twice.words, ...page('Poids brut : 412 kg', 60).words.map((word) => ({ ...word, y: 300 }))],
        },
      ]).likely,
    ).toEqual({ kg: 412, confidence: expect.closeTo(100) })
  })

  it('is no surer of lines without a total than three readings need, for one of them may be lost', () => {
    const lines = slip(
      `
      Désignation                     Qté    Poids ligne
      Chauffe-eau 150 L mural           2        71,0 kg
      Radiateur type 22                 6       247,2 kg
    `,
      { confidence: 95 },
    )
    expect(saidBy([lines]).confident).toEqual({ kg: 318.2, confidence: 80, isOfLines: true })
    expect(agreedKg([saidBy([lines])])).toBeNull()
    expect(agreedKg([saidBy([lines]), saidBy([lines])])).toBeNull()
    expect(agreedKg([saidBy([lines]), saidBy([lines]), saidBy([lines])])).toBe(318.2)
  })

  it('says nothing where no weight is', () => {
    expect(saidBy([page('Nombre de colis : 4', 95)])).toMatchObject(silent)
  })
})

describe('A first digit that two looks read differently', () => {
  /** One look at a counter's ticket; `part`: the size of its picture, and of all that stands on it. */
  const look = (lines: string, { part = 1, confidence = 95 } = {}): SlipPage => {
    const { width, height, words } = slip(lines, { confidence })
    const scaled = (box: Box) => ({
      x: box.x * part,
      y: box.y * part,
      width: box.width * part,
      height: box.height * part,
    })
    return { width: width * part, height: height * part, words: words.map((word) => ({ ...word, ...scaled(word) })) }
  }
  const ticket = (weight: string, label = 'Poids total :') => `
    COMPTOIR PLOMBERIE                 Ticket 4471

    2  Mitigeur thermostatique
    1  Receveur de douche

    ${label}   ${weight}
  `
  const agreed = (...looks: readonly SlipPage[]) => agreedKg(looks.map((page) => saidBy([page])))

  it('is silence, though the look that read it otherwise found no weight', () => {
    const unlabelled = look(ticket('73,2 kg', 'P0id5 t0ta1 :'), { confidence: 70 })
    expect(saidBy([unlabelled])).toMatchObject({ confident: null, likely: null })
    const other = look(ticket('13,2 kg'), { part: 0.875 })
    expect(agreed(other)).toBe(13.2)
    expect(agreed(unlabelled, other)).toBeNull()
    expect(agreed(unlabelled, other, look(ticket('13,2 kg'), { part: 0.75 }))).toBeNull()
  })

  it('is none where the other look reads the same, or lost the digit, or other numbers of the slip', () => {
    const silentLook = (weight: string) => look(ticket(weight, 'P0id5 t0ta1 :'), { confidence: 70 })
    const clear = look(ticket('73,2 kg'), { part: 0.875 })
    expect(agreed(silentLook('73,2 kg'), clear)).toBe(73.2)
    expect(agreed(silentLook(' 3,2 kg'), clear)).toBe(73.2)
    expect(
      agreed(look(ticket('73,2 kg', 'P0id5 t0ta1 :').replace('2  Mit', '7  Mit'), { confidence: 70 }), clear),
    ).toBe(73.2)
  })
})
