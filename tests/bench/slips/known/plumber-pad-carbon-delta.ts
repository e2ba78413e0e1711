import { layout } from '../layout.ts'
import { partiesOf } from './delta-parties.ts'
import { stacked } from './delta-print.ts'

/** A craftsman's numbered pad, ruled and filled by hand; one leaf has been left without a weight. */
export const plumberPadCarbon = layout(
  'plumber-pad-carbon-delta',
  [
    { seed: 18908, kg: 185, written: '185 kg', goods: [['1', 'Chaudière murale + dosseret'], ['2', 'Radiateurs 22 / 1000'], ['6', 'Barres cuivre 22'], ['1', 'Vase 25 L']] as const },
    { seed: 18909, kg: 96, written: '96 kg', goods: [['1', 'Ballon 150 L'], ['1', 'Groupe de sécurité'], ['3', 'Couronnes PER 16']] as const },
    { seed: 18910, kg: null, written: '', goods: [['1', 'Receveur 120 x 90'], ['1', 'Paroi fixe + barre'], ['2', 'Sacs de colle 25 kg']] as const },
  ],
  ({ seed, kg, written, goods }) => {
    const p = partiesOf(seed)
    const ink = '#1f3a93'
    const hand = { face: 'hand', size: 17, color: ink } as const
    return {
      expectedKg: kg,
      paper: { size: 'A5' },
      draw(sheet) {
        stacked(sheet, ['Plomberie Exemple', 'Sanitaire – chauffage – dépannage', p.street, p.town], 30, 28, 13, { face: 'serif', size: 9 }, { face: 'serifBold', size: 12 })
        sheet.write('BON DE LIVRAISON', 390, 28, { face: 'serifBold', size: 13, align: 'right' })
        sheet.write(`N° ${p.order}`, 390, 48, { face: 'serif', size: 12, color: '#b00', align: 'right' })
        sheet.write('Date :', 270, 74, { face: 'serif', size: 10 })
        sheet.write(p.date, 306, 67, hand)
        sheet.write('M.', 30, 104, { face: 'serif', size: 10 })
        sheet.rule(48, 116, 390, 116, 0.4, '#888', 1.5)
        sheet.write(p.client, 56, 97, hand)
        sheet.write('Adresse', 30, 128, { face: 'serif', size: 10 })
        sheet.rule(72, 140, 390, 140, 0.4, '#888', 1.5)
        sheet.write(`${p.clientStreet}, ${p.clientTown.slice(6).toLowerCase()}`, 78, 121, hand)
        sheet.box(30, 156, 360, 270)
        sheet.rule(30, 176, 390, 176)
        sheet.rule(80, 156, 80, 426)
        sheet.write('Quantité', 36, 161, { face: 'serif', size: 9.5 })
        sheet.write('Désignation', 86, 161, { face: 'serif', size: 9.5 })
        Array.from({ length: 9 }, (_, at) => sheet.rule(30, 201 + at * 25, 390, 201 + at * 25, 0.3, '#aaa'))
        goods.forEach(([count, words], at) => {
          sheet.write(count, 52, 180 + at * 25, hand)
          sheet.write(words, 90, 180 + at * 25, hand)
        })
        sheet.write('Poids total :', 30, 440, { face: 'serif', size: 10.5 })
        sheet.rule(92, 453, 190, 453, 0.4, '#888', 1.5)
        sheet.write(written, 104, 433, { ...hand, size: 19 })
        sheet.write('Nombre de colis :', 210, 440, { face: 'serif', size: 10.5 })
        sheet.rule(296, 453, 390, 453, 0.4, '#888', 1.5)
        sheet.write(String(goods.length), 330, 433, { ...hand, size: 19 })
        sheet.write('Signature du client', 30, 476, { face: 'serif', size: 10 })
        sheet.turned(-4, 220, 500, () => sheet.write('Spécimen', 200, 478, { ...hand, size: 26 }))
        sheet.write('Feuillet rose : client – feuillet blanc : facturation', 210, 560, { face: 'serif', size: 8, color: '#666', align: 'center' })
      },
    }
  },
)
