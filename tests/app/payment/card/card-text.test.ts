import { describe, expect, it } from 'vitest'
import { caretIn, cvcText, groupedCardNumber, groupedExpiry } from '#app/payment/card/card-text.ts'

describe('A card number', () => {
  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242.4242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 8224 6310 005'],
    ['4'.repeat(25), '4444 4444 4444 4444 444'],
  ])('is grouped in fours: %j → %j', (typed, text) => {
    expect(groupedCardNumber(typed)).toBe(text)
  })

  it.each([
    ['4242 9942', 0, 0],
    ['4242 9942', 4, 4],
    ['4242 9942', 5, 6],
    ['4242', 9, 4],
  ])('keeps the caret after the digit just typed: %j, %i digits → %i', (text, digits, caret) => {
    expect(caretIn(text, digits)).toBe(caret)
  })
})

describe('An expiry', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['122', '12 / 2'],
    ['1228', '12 / 28'],
    ['3/', '03'],
    ['3/28', '03 / 28'],
    ['12/2028', '12 / 28'],
    ['12 / 2', '12 / 2'],
    ['122899', '12 / 28'],
  ])('is written MM / AA: %j → %j', (typed, text) => {
    expect(groupedExpiry(typed)).toBe(text)
  })
})

describe('A CVC', () => {
  it('has four digits at most', () => {
    expect(cvcText('12a345')).toBe('1234')
  })
})
