import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'

const wares: readonly Ware[] = [
  ['', 'Chauffe-eau électrique vertical mural 200 L stéatite', 'u', 52, 489],
  ['', 'Groupe de sécurité inox 3/4 – 7 bar', 'u', 0.6, 34],
  ['', 'Tube cuivre écroui 14 × 16, barre de 5 m', 'ml', 0.42, 7.8],
  ['', 'Receveur résine 90 × 120 avec bonde', 'u', 41, 312],
  ['', 'Colonne de douche thermostatique', 'u', 4.2, 189],
  ['', 'Mortier de scellement, sac de 25 kg', 'u', 25, 12.5],
]

/** A plumber's program makes a delivery note of the quotation: prices, no weight at all. */
export const plumberNote = layout('plumber-note', [
  { seed: 9141, take: [[0, 1], [1, 1], [2, 15]] as Take },
  { seed: 9142, take: [[3, 1], [4, 1], [5, 2]] as Take },
], ({ seed, take }) => {
  const { lines, total } = consigned(wares, take)
  return {
    expectedKg: null,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, phone } = marks(seed)
      const face = { face: 'modern', size: 9 } as const
      sheet.box(0, 0, 10, 842, '#0277bd', '#0277bd')
      sheet.write('Plomberie Exemple', 40, 40, { face: 'modernBold', size: 18, color: '#0277bd' })
      writtenLines(sheet, ['Plomberie – Chauffage – Sanitaire', `14 rue de l’Exemple, 06150 CANNES`, phone], 40, 66, 13, { face: 'modern', size: 8.5 })
      writtenLines(sheet, [client, site, siteTown], 340, 66, 14, face, { face: 'modernBold', size: 10 })
      sheet.write(`Bon de livraison n° ${slip}`, 40, 136, { face: 'modernBold', size: 14 })
      sheet.write(`Date : ${date}     Devis : ${order}     Objet : fourniture de matériel`, 40, 158, face)
      const y = table(sheet, {
        x: 40, y: 186, lines: 'rows', rowHeight: 22, style: face, headStyle: { face: 'modernBold', size: 8.5, color: '#fff' }, headFill: '#0277bd',
        columns: [{ title: 'N°', width: 30 }, { title: 'Désignation', width: 265 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'Unité', width: 40, align: 'center' }, { title: 'PU HT', width: 65, align: 'right' }, { title: 'Total HT', width: 70, align: 'right' }],
        rows: lines.map((line, at) => [`1.${at + 1}`, line.words, String(line.count), line.unit, `${fr(line.price, 2)} €`, `${fr(line.total, 2, ' ')} €`]),
      })
      ;[['Total HT', total], ['TVA 10 %', total * 0.1], ['Total TTC', total * 1.1]].forEach(([name, value], at) => {
        sheet.write(String(name), 440, y + 14 + at * 16, { ...face, align: 'right' })
        sheet.write(`${fr(Number(value), 2, ' ')} €`, 551, y + 14 + at * 16, { face: 'modernBold', size: 9, align: 'right' })
      })
      sheet.flow('Le matériel reste la propriété de Plomberie Exemple jusqu’au paiement intégral (loi n° 80-335 du 12 mai 1980). Pression maximale de service 7 bar.', 40, y + 84, 300, { face: 'modern', size: 7.5, color: '#555' })
      sheet.box(360, y + 84, 191, 66, undefined, '#0277bd', 4)
      sheet.write('Bon pour réception', 370, y + 90, face)
      sheet.write('SIRET 000 000 000 00000 – Garantie décennale Assurance Exemple contrat 0000000', 300, 806, { face: 'modern', size: 7, align: 'center' })
    },
  }
})
