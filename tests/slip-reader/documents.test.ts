import { describe, expect, it } from 'vitest'
import { slipWeight } from '#slip-reader/slip-weight.ts'
import { printed, slip, type Piece } from './paper.ts'
import { denyingDocuments, ordinaryDocuments, type VariedDocument } from './varied-documents.ts'

const seed = 20_261_120
const kg = (text: string) => slipWeight([slip(text)])?.kg ?? null
const drawn = (...pieces: Piece[]) => slipWeight([printed(...pieces)])?.kg ?? null
const goods =
  'Réf.     Désignation                        Qté     P.U.     Montant\nR101     Rail R48 3 m                          2    12,50       25,00\nR102     Plaque BA13 2,50 x 1,20              12     8,90      106,80'

describe('Whole documents put together by chance', () => {
  const ordinary = ordinaryDocuments(320, seed)

  it.each([0, 80, 160, 240])('are never weighed wrong where they tell their weight (80 from %i on)', (from) => {
    expect(
      ordinary
        .slice(from, from + 80)
        .filter(isWrong)
        .map(({ text }) => text),
    ).toEqual([])
  })

  it('are nearly all weighed where they tell their weight', () => {
    const silent = ordinary.filter((each) => weightOf(each) === null)
    expect(silent.length, silent.map(({ way }) => way).join(', ')).toBeLessThanOrEqual(0.05 * 320)
  })

  it('have no weight where a word takes it back', () => {
    expect(
      denyingDocuments(180, seed)
        .filter(isWrong)
        .map(({ text }) => text),
    ).toEqual([])
  })
})

describe('Words of amounts within the names of goods', () => {
  it.each([
    'Tuile romane grand moule',
    'Skimmer grande meurtrière',
    'Écran sous toiture HPV',
    'Rail intermédiaire 2,40',
    'Ensemble WC suspendu',
    'Appui 100 x 35 ton pierre',
  ])('leave "%s" a line of goods', (words) => {
    expect(
      kg(
        `Réf  Désignation                    Qté   Poids kg\nR1   ${words.padEnd(33)}1      12,50\nR2   Plaque BA13                      2      32,00\nR3   Rail R48                         4       9,00\n\nPoids net total : 53,5 kg\nPoids brut total : 60 kg`,
      ),
    ).toBe(60)
  })

  it.each(['Peinture Total Protect', 'Lessivage total', 'Ossature partielle', 'Tôle page 3'])(
    'leave "%s" one behind its reference',
    (words) => {
      expect(
        kg(
          `Réf    Désignation                    Qté   Poids kg\nPV251  ${words.padEnd(33)}1      12,50\nPV252  Plaque BA13                      2      32,00\nPV253  Rail R48                         4       9,00\n\nPoids total : 53,5 kg`,
        ),
      ).toBe(53.5)
    },
  )

  it('still name the total in a label', () => {
    expect(kg(`${goods}\n\nGrand total : 412 kg`)).toBe(412)
  })
})

describe('The weight of one level', () => {
  const level = (name: string, plates: string, rails: string, both: string) =>
    `Niveau ${name}\nRéf  Désignation           Qté   Poids kg\nR1   Plaque BA13            4     ${plates}\nR2   Rail R48               2     ${rails}\nPoids niveau ${name} : ${both} kg`
  const two = `${level('RDC', '512,0', '128,0', '640,0')}\n\n${level('R+1', '212,5', '60,0', '272,5')}`

  it('is not the total, though its lines come to it', () => {
    expect(kg(two)).toBeNull()
    expect(kg(level('R+1', '512,0', '128,0', '640,0'))).toBeNull()
    expect(kg(`${two}\n\nPoids total livraison : 912,5 kg`)).toBe(912.5)
  })
})

describe('A unit in a column of its own', () => {
  it('claims no number of the next column', () => {
    expect(
      kg(
        'Réf  Désignation           Qté   U     Poids kg\nR1   Pavé vieilli           4    M2     512,00\nR2   Bordure                2    U      128,00\n     TOTAL                              640,00',
      ),
    ).toBe(640)
  })
})

describe('Gross and net weight in one breath', () => {
  it.each([['Poids total brut/net : 1 412 kg / 1 400 kg', 1412]])('"%s" weighs %f kg', (told, weight) => {
    expect(kg(`${goods}\n\n${told}`)).toBe(weight)
  })

  it.each([
    'Poids brut / net : 400 / 412 kg',
    'Poids brut/net par palette : 612 / 600 kg',
    'Poids brut/net/tare : 612 / 600 / 12 kg',
    'Poids brut/net unitaire : 41 / 40 kg',
  ])('"%s" says nothing', (told) => {
    expect(kg(`${goods}\n\n${told}`)).toBeNull()
  })

  it('are not the bare sum of lines that may be the net one', () => {
    expect(
      kg(
        'Réf  Désignation           Qté   Poids kg\nR1   Rail R48               1      12,00\nR2   Plaque BA13            1      32,00\n\nPoids brut/net palette : 60 / 44 kg',
      ),
    ).toBeNull()
  })

  it('may be told apart where the lines add up to the net one', () => {
    expect(
      kg(
        'Réf  Désignation           Qté   Poids kg\nR1   Rail R48               2      12,00\nR2   Plaque BA13            3      32,00\n\nPOIDS NET TOTAL  : 44,00 KG\nPOIDS BRUT TOTAL : 60,00 KG',
      ),
    ).toBe(60)
  })
})

describe('What the whole slip is about', () => {
  const titled = (noun: string, label: string) =>
    kg(`Bon de livraison ${noun}   BL20481\n\n${goods}\n\n${label} : 412 kg`)

  it('may be named beside the total weight', () => {
    expect(titled('plancher', 'Poids total du plancher')).toBe(412)
    expect(titled('menuiseries', 'Poids total menuiserie')).toBe(412)
  })

  it('is not told by a weight that is none in all', () => {
    expect(titled('menuiserie', 'Poids menuiserie')).toBeNull()
    expect(titled('menuiserie', 'Poids total maxi menuiserie')).toBeNull()
    expect(titled('menuiserie', 'Poids total ciment')).toBeNull()
  })
})

describe('A row of dots', () => {
  it('takes no digit of the number behind it', () => {
    expect(drawn([36, 300, 'Poids brut total . . . . . . . . 1 161,2 kg'])).toBe(1161.2)
  })

  it('may stand on both sides of the number', () => {
    expect(kg(`${goods}\n\nPoids total : ....1 486.... kg`)).toBe(1486)
  })
})

describe('Weights to the gram', () => {
  const table = (lines: readonly string[], total: string) =>
    kg(
      `Réf     Désignation            Qté   Poids KG\nA1      Goujon                   1      ${lines[0]}\nA2      Tige                     2      ${lines[1]}\nA3      Vis                      1      ${lines[2]}\n        Poids total                    ${total} KG`,
    )

  it('are doubtful when they may be whole tens of kilos', () => {
    expect(table(['2,410', '9,170', '3,620'], '15,200')).toBeNull()
  })
})

describe('A weight in brackets or after a dash', () => {
  it.each([
    'Palette (poids : 412 kg)',
    'Sac (poids total : 412 kg)',
    'Livraison de la palette (poids : 412 kg)',
    'Livraison (500 kg)                   49,00',
    'Camion grue – 1 500 kg',
  ])('"%s" says nothing', (told) => {
    expect(kg(`${goods}\n\n${told}`)).toBeNull()
  })
})

describe('A label in two languages', () => {
  it.each([
    'Gesamtgewicht / Poids total',
    'Gross weight / Poids brut',
    'Poids total / Gesamtgewicht',
    'Peso totale / Poids total',
    'Totaalgewicht / Poids total',
  ])('"%s" names the load', (label) => {
    expect(kg(`${goods}\n\n${label} : 412 kg`)).toBe(412)
  })
})

describe('The total weight of all pieces', () => {
  it('is that of one piece on the label of one', () => {
    expect(kg('Colis 2/5\nPoids total colis : 412 kg')).toBeNull()
  })
})

/** Another number than the truth; tonnes with four decimals may be off by a few grams. */
function isWrong(document: VariedDocument): boolean {
  const answered = weightOf(document)
  return answered !== null && (document.kg === null || Math.abs(answered - document.kg) > 0.1)
}

const weighed = new Map<VariedDocument, number | null>()

/** Kg; a document is weighed once for all tests. */
function weightOf(document: VariedDocument): number | null {
  const answered = weighed.has(document) ? (weighed.get(document) ?? null) : (slipWeight([document.page])?.kg ?? null)
  weighed.set(document, answered)
  return answered
}
