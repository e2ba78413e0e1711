import { layout } from '../layout.ts'
import { ridgeParties } from './ridge-parties.ts'
import { figure, pairs } from './ridge-print.ts'

const hauls = [
  { goods: 'Blocs béton creux sur palettes', units: '8 palettes', tonnes: 8.64, said: 't', truck: 'PTAC 26 t   CU 14,5 t' },
  { goods: 'Treillis soudés et aciers en barres', units: '5 fardeaux', tonnes: 6.275, said: 'T', truck: 'PTAC 19 t   CU 9,8 t' },
  { goods: 'Bordures et pavés béton', units: '14 palettes', tonnes: 17.92, said: 'tonnes', truck: 'PTRA 44 t   CU 27 t' },
] as const

/** A domestic road waybill: the consignment's tonnes among the fields of the goods. */
export const domesticWaybillTonnesRidge = layout('domestic-waybill-tonnes-ridge', [{ seed: 16240, at: 0 }, { seed: 16241, at: 1 }, { seed: 16242, at: 2 }], ({ seed, at }) => {
  const { goods, units, tonnes, said, truck } = hauls[at]!
  const on = ridgeParties(seed)
  return {
    expectedKg: Math.round(tonnes * 1000),
    draw(sheet) {
      const label = { face: 'serif', size: 9.5, color: '#444' } as const
      const value = { face: 'serifBold', size: 10.5 } as const
      sheet.write('LETTRE DE VOITURE', 297, 40, { face: 'serifBold', size: 20, align: 'center' })
      sheet.write('Transport routier national de marchandises - arrêté du 9 novembre 1999', 297, 66, { face: 'serif', size: 9, align: 'center' })
      sheet.write(`N° ${on.slip}`, 545, 44, { face: 'serifBold', size: 12, align: 'right', color: '#a00' })
      const parts = [
        ['TRANSPORTEUR', [['Raison sociale', 'Transports Modèle et Cie'], ['Licence n°', `2026/00/${on.order}`], ['Véhicule', `${on.plate}   ${truck}`]]],
        ['DONNEUR D’ORDRE / EXPÉDITEUR', [['Nom', 'Préfa Exemple Industrie'], ['Lieu de chargement', 'Usine de l’Exemple, 13300 SALON-DE-PROVENCE'], ['Date et heure', `${on.date}   ${on.time}`]]],
        ['DESTINATAIRE', [['Nom', on.client], ['Lieu de livraison', `${on.siteStreet}, ${on.siteTown}`], ['Contact', on.phone]]],
        ['MARCHANDISE', [['Nature', goods], ['Nombre d’unités', units], ['Poids brut', `${figure(tonnes, 3)} ${said}`], ['Matières dangereuses', 'non']]],
        ['CONDITIONS', [['Prix du transport', 'selon convention'], ['Temps de déchargement', '1 h, au-delà 55 € / heure'], ['Palettes échangées', 'oui']]],
      ] as const
      let y = 92
      parts.forEach(([title, rows]) => {
        const height = 26 + rows.length * 18
        sheet.box(45, y, 505, height)
        sheet.box(45, y, 505, 16, '#eee')
        sheet.write(title, 52, y + 4, { face: 'serifBold', size: 9 })
        pairs(sheet, rows, 56, 200, y + 23, 18, label, value)
        y += height + 6
      })
      ;['L’expéditeur', 'Le transporteur', 'Le destinataire'].forEach((words, column) => {
        sheet.box(45 + column * 170, y + 4, 165, 78)
        sheet.write(words, 52 + column * 170, y + 8, { face: 'serif', size: 9 })
      })
    },
  }
})
