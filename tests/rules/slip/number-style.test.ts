import { describe, expect, it } from 'vitest'
import { slipWeight } from '#rules/slip/slip-weight.ts'
import { slip } from './paper.ts'

const kg = (text: string) => slipWeight([slip(text)])?.kg ?? null

describe('The dot and the comma', () => {
  it.each([
    ['Poids total : 1 250 kg', 1250],
    ['Poids total : 1 250 kg', 1250],
    ['Poids total : 1 250 kg', 1250],
    ['Poids total : 1 250,50 kg', 1250.5],
    ['Poids total : 1.250 kg', 1250],
    ['Poids total : 1.250,50 kg', 1250.5],
    ['Poids total : 1,250.50 kg', 1250.5],
    ["Poids total : 1'250 kg", 1250],
    ['Poids total : 305.75 kg', 305.75],
    ['Poids total : 412,500 kg', 412.5],
    ['Poids total : 412.500 kg', 412.5],
    ['Poids total : 1250,500 kg', 1250.5],
    ['Poids total : 12 340 kg', 12340],
    ['Poids total : 1,250 kg', null],
    ['Poids total : 12,500 kg', null],
    ['Poids total : 0,412', null],
    ['Poids total : 1,250', null],
  ])('in %s', (line, expected) => {
    expect(kg(line)).toBe(expected)
  })

  it.each([
    ['a decimal comma elsewhere leaves the dot to thousands', `
      Ciment 12,5 kg
      Poids total : 1.250 kg
    `, 1250],
    ['a decimal dot elsewhere leaves the comma to thousands', `
      Price 12.50
      Total weight : 1,250 kg
    `, 1250],
    ['lines in whole kg show that the comma parts thousands', `
      Désignation              Qté    Poids (kg)
      Ciment CEM II 35 kg       10           350
      Plaque BA13               36           900
      TOTAL                                1,250
    `, 1250],
    ['lines of three decimals show a decimal comma', `
      Désignation              Qté    Poids (kg)
      Ciment CEM II             10       350,000
      Plaque BA13                4       102,000
      TOTAL                              452,000
    `, 452],
    ['weights of three decimals over a tonne', `
      Désignation              Qté    Poids (kg)
      Ciment CEM II             10       350,000
      Plaque BA13               36       918,250
      TOTAL                            1 268,250
    `, 1268.25],
    ['all in thousands or all in decimals is anybody’s guess', `
      Désignation              Qté    Poids (kg)
      Ciment CEM II             10         1.350
      Plaque BA13                4         2.102
      TOTAL                                3.452
    `, null],
  ])('%s', (_, text, expected) => {
    expect(kg(text)).toBe(expected)
  })
})

describe('Two groups of digits', () => {
  it('a space apart are one number', () => {
    expect(kg('Poids total : 1 250 kg')).toBe(1250)
  })

  it('in two columns are two', () => {
    expect(kg(`
      Désignation              Qté    Poids (kg)
      Big bag de sable           1    250
      TOTAL                      1    250
    `)).toBe(250)
  })

  it('that make no number are doubtful', () => {
    expect(kg('Poids total : 41 25 kg')).toBeNull()
  })

  it('are one number when the comma stands apart', () => {
    expect(kg('Poids total : 1 250 , 5 kg')).not.toBe(5)
  })
})
