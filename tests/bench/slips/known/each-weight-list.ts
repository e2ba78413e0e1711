import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['IPE160', 'IPE 160 – S275 – longueur 6 m', 'barre', 94.8, 0],
  ['HEA140', 'HEA 140 – S275 – longueur 6 m', 'barre', 148.2, 0],
  ['UPN100', 'UPN 100 – S235 – longueur 6 m', 'barre', 63.6, 0],
  ['PLAT60', 'Plat 60 × 8 – longueur 6 m', 'barre', 22.8, 0],
  ['TUB80', 'Tube carré 80 × 80 × 3 – 6 m', 'barre', 43.2, 0],
]

/** A metal stockholder's note: theoretical weight each and by line, the sum said after the last line in words. */
export const eachWeightList = layout('each-weight-list', [
  { seed: 7361, take: [[0, 8], [3, 12]] as Take, paint: true },
  { seed: 7362, take: [[1, 4], [2, 6], [4, 10]] as Take, paint: false },
  { seed: 7363, take: [[4, 6], [3, 20]] as Take, paint: false },
], ({ seed, take, paint }) => {
  const { lines, kg } = consigned(wares, take, 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, street, town, number, day, order, plate } = parties(seed)
      const text = { face: 'mono', size: 9 } as const
      const bold = { face: 'printerBold', size: 9 } as const
      sheet.write('ACIERS DU MODELE', 40, 36, { face: 'printerBold', size: 16 })
      sheet.write('PARC A METAUX - 57190 FLORANGE', 40, 58, text)
      sheet.write('AVIS D’EXPEDITION', 370, 36, { face: 'printerBold', size: 11 })
      writtenLines(sheet, [`NUMERO  ${number}`, `DATE    ${day}`, `CDE     ${order}`, `CAMION  ${plate}`], 370, 54, 14, text)
      writtenLines(sheet, [client.toUpperCase(), street.toUpperCase(), town], 40, 90, 14, text)
      const y = table(sheet, {
        x: 40, y: 150, lines: 'rows', rowHeight: 20, style: text, headStyle: bold, headHeight: 32,
        columns: [{ title: 'PROFIL', width: 60 }, { title: 'DESIGNATION', width: 215 }, { title: 'NBRE', width: 60, align: 'right' }, { title: 'KG/BARRE', width: 80, align: 'right' }, { title: 'POIDS\nTHEO. KG', width: 100, align: 'right' }],
        rows: lines.map((line) => [line.code, line.words, String(line.count), fr(line.unitKg, 1), fr(line.kg, 1)]),
      })
      sheet.write(`TOTAL POIDS THEORIQUE DE L’EXPEDITION ..... ${fr(kg, 1)} KG`, 40, y + 18, bold)
      if (paint) sheet.write('PRIMAIRE ANTIROUILLE 1 FACE - SECHAGE 24 H', 40, y + 38, text)
      sheet.write('TOLERANCE DE LAMINAGE SUR POIDS : +/- 4 %', 40, y + 54, text)
      sheet.write('CERTIFICATS 3.1 JOINTS. DECHARGEMENT PAR VOS SOINS.', 40, y + 70, text)
      sheet.write('CACHET ET SIGNATURE', 380, y + 104, text)
    },
  }
})
