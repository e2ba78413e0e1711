import { describe, expect, it } from 'vitest'
import { csv } from '#rules/text/csv.ts'

describe('a CSV file', () => {
  it('opens in a French spreadsheet: byte-order mark, semicolons, CRLF, decimal comma', () => {
    expect(
      csv([
        ['Commande', 'Total HT'],
        [1042, 19.9],
      ]),
    ).toBe('\uFEFFCommande;Total HT\r\n1042;19,90\r\n')
  })

  it('is nothing but its mark without rows', () => {
    expect(csv([])).toBe('\uFEFF')
  })

  it.each([
    [null, ''],
    ['', ''],
    [0, '0'],
    [-5, '-5'],
    [-2.5, '-2,50'],
    [1_234_567.891, '1234567,89'],
    ['06100 Nice', '06100 Nice'],
    ['Quai 3 ; cour', '"Quai 3 ; cour"'],
    ['dit « "vite" »', '"dit « ""vite"" »"'],
    ['ligne 1\r\nligne 2', '"ligne 1\r\nligne 2"'],
    [' au bord ', '" au bord "'],
  ])('writes %j as %j', (value, written) => {
    expect(oneCell(value)).toBe(written)
  })

  it.each([
    '=1+1',
    '+33 6 12 34 56 78',
    '-12',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '  =1+1',
    '＝1+1',
    '=HYPERLINK("http://exemple.fr";"x")',
  ])('makes text of what a spreadsheet would run: %j', (formula) => {
    expect(oneCell(formula)).toMatch(/^"?'/)
    expect(oneCell(formula).replaceAll('""', '"')).toContain(formula)
  })

  it('leaves a hyphen inside a text alone', () => {
    expect(oneCell('Saint-Laurent')).toBe('Saint-Laurent')
  })
})

function oneCell(value: string | number | null): string {
  return csv([[value]]).slice(1, -2)
}
