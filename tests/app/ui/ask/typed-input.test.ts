import type { ChangeEvent } from 'react'
import { describe, expect, it } from 'vitest'
import { typedLine, typedLines } from '#rules/text/typed-text.ts'
import { typedInput } from '#ui/ask/typed-input.ts'

/** A field as the page knows it, and how often it was written into. */
function aField(text: string) {
  let [value, writes] = [text, 0]
  const field = {
    get value() {
      return value
    },
    set value(next: string) {
      value = next
      writes += 1
    },
  }
  return {
    event: { currentTarget: field } as unknown as ChangeEvent<HTMLInputElement>,
    said: () => ({ value, writes }),
  }
}

describe('What is pasted into a field', () => {
  it.each([
    [typedLine, '\u202A06 11 22 33 44\u202C', '06 11 22 33 44'],
    [typedLine, 'Dupont\tMarie\u0007', 'Dupont Marie'],
    [typedLines, 'Portail bleu\r\n\u202Ecode 42', 'Portail bleu\ncode 42'],
  ])('loses what nobody sees, before the form hears of it', (clean, pasted, kept) => {
    const { event, said } = aField(pasted)
    const heard: string[] = []
    typedInput(clean, ({ currentTarget }) => heard.push(currentTarget.value))(event)
    expect([heard, said()]).toEqual([[kept], { value: kept, writes: 1 }])
  })

  it('is not written again where nothing is to be lost: the caret stays where it is', () => {
    const { event, said } = aField('Élise')
    typedInput(typedLine)(event)
    expect(said()).toEqual({ value: 'Élise', writes: 0 })
  })
})
