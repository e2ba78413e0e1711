import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'

const wares: readonly Ware[] = [
  ['000040-D400', 'TAMPON FONTE D400 Ø600 VERROUILLABLE', 'PCE', 57, 168],
  ['000052-C250', 'GRILLE CONCAVE C250 500X500', 'PCE', 34.5, 112],
  ['000061-B125', 'REGARD DE CHAUSSÉE B125 400X400', 'PCE', 17.2, 61],
  ['000075-CAN', 'CANIVEAU GRILLE FONTE 1 M', 'PCE', 31.8, 87],
]

/** A foundry's enterprise program: positions in small capitals, the weights in a block at the end. */
export const foundryCastings = layout('foundry-castings', [
  { seed: 9091, take: [[0, 12], [1, 8], [2, 10]] as Take, packing: 44 },
  { seed: 9092, take: [[3, 10], [2, 4]] as Take, packing: 25 },
], ({ seed, take, packing }) => {
  const { lines, kg } = consigned(wares, take, 3)
  const gross = kg + packing
  return {
    expectedKg: Number(gross.toFixed(3)),
    draw(sheet) {
      const { client, site, siteTown, account, date } = marks(seed)
      const face = { face: 'sans', size: 9 } as const
      const bold = { face: 'sansBold', size: 9 } as const
      writtenLines(sheet, ['FONDERIE EXEMPLE S.A.S.', 'Voirie – Réseaux – Mobilier urbain'], 50, 40, 16, face, { face: 'sansBold', size: 14 })
      writtenLines(sheet, ['Destinataire marchandise', client, site, siteTown, 'FRANCE'], 50, 110, 12, face, { ...face, size: 7 })
      sheet.write('Bordereau de livraison', 330, 40, { face: 'sansBold', size: 14 })
      ;[['N° livraison', `80${seed}457`], ['Date', date.replaceAll('/', '.')], ['N° commande', `45000${seed}`], ['N° client', account], ['Conditions exp.', 'Standard'], ['Incoterms', 'DAP Lieu de livraison']].forEach(([name, value], at) => {
        sheet.write(name!, 330, 66 + at * 13, face)
        sheet.write(`: ${value}`, 420, 66 + at * 13, face)
      })
      sheet.rule(50, 196, 545, 196)
      ;['Pos.', 'Article', 'Désignation', 'Quantité'].forEach((words, at) => sheet.write(words, [50, 85, 180, 480][at]!, 202, bold))
      sheet.rule(50, 216, 545, 216)
      let y = 224
      lines.forEach((line, at) => {
        sheet.write(String((at + 1) * 10).padStart(6, '0'), 50, y, face)
        sheet.write(line.code, 85, y, face)
        sheet.write(line.words, 180, y, face)
        sheet.write(`${line.count} ${line.unit}`, 530, y, { ...face, align: 'right' })
        sheet.write('Origine : FR – Code douanier 73251000', 180, y + 12, { ...face, size: 7.5 })
        y += 32
      })
      sheet.rule(50, y, 545, y)
      ;[['Poids net total', kg], ['Poids brut total', gross]].forEach(([name, value], at) => {
        sheet.write(String(name), 330, y + 10 + at * 14, bold)
        sheet.write(`${fr(Number(value), 3, '.')} KG`, 530, y + 10 + at * 14, { ...face, align: 'right' })
      })
      sheet.write(`Nombre d’unités de manutention : ${gross > 700 ? 2 : 1}`, 50, y + 10, face)
      sheet.flow('Veuillez vérifier la marchandise en présence du chauffeur. Les réserves non confirmées par lettre recommandée dans les trois jours ne sont pas recevables (art. L133-3 du Code de commerce).', 50, y + 60, 495, { ...face, size: 8 })
      sheet.write('Page 1 de 1', 545, 800, { ...face, size: 8, align: 'right' })
    },
  }
})
