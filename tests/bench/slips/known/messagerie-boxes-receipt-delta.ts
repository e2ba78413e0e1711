import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './delta-parties.ts'
import { cases, stacked } from './delta-print.ts'

/** A parcel network's receipt on half a page: boxes, a real and a charged weight; one left unweighed. */
export const messagerieBoxesReceipt = layout(
  'messagerie-boxes-receipt-delta',
  [
    { seed: 18824, kg: 64.5, parcels: 4, charged: 80, cubic: 0.32 },
    { seed: 18825, kg: 128, parcels: 7, charged: 150, cubic: 0.6 },
    { seed: 18826, kg: null, parcels: 3, charged: null, cubic: null },
  ],
  ({ seed, kg, parcels, charged, cubic }) => {
    const p = partiesOf(seed)
    return {
      expectedKg: kg,
      paper: { size: 'A5', landscape: true },
      draw(sheet) {
        sheet.write('Messagerie Spécimen', 28, 24, { face: 'modernBold', size: 15, color: '#a11' })
        sheet.write('RÉCÉPISSÉ D’EXPÉDITION', sheet.width - 28, 26, { face: 'modernBold', size: 11, align: 'right' })
        sheet.write(`${p.number} ${p.order} 0${p.page}`, sheet.width - 28, 44, { face: 'printer', size: 10, align: 'right' })
        sheet.write(`Date de remise : ${p.date}   Agence départ : ${p.town.slice(0, 2)}`, 28, 46, { face: 'modern', size: 8 })
        ;([['Expéditeur', 'Comptoir Exemple Pro', p.street, p.town], ['Destinataire', p.client, p.clientStreet, p.clientTown]] as const).forEach((lines, at) => {
          sheet.box(28 + at * 272, 64, 264, 78, undefined, '#a11', 4)
          stacked(sheet, lines, 36 + at * 272, 70, 15, { face: 'modern', size: 9.5 }, { face: 'modern', size: 7, color: '#a11' })
        })
        cases(
          sheet,
          [['Nb de colis', String(parcels)], ['Poids réel (kg)', kg === null ? '' : fr(kg, 1)], ['Volume (m3)', cubic === null ? '' : fr(cubic, 2)], ['Poids taxé (kg)', charged === null ? '' : fr(charged)], ['Port', 'Payé'], ['Prestation', '24 H']],
          28, 154, [86, 96, 86, 96, 80, 92], { style: { face: 'modern' }, strong: { face: 'modernBold', size: 11 }, fill: '#fbeaea', line: '#a11', body: 26 },
        )
        sheet.write('Nature : fournitures électriques et quincaillerie', 28, 208, { face: 'modern', size: 8.5 })
        sheet.write(`Référence client : ${p.site} / commande ${p.order}`, 28, 222, { face: 'modern', size: 8.5 })
        ;['Signature expéditeur', 'Chauffeur', 'Réception : nom, date, réserves'].forEach((words, at) => {
          sheet.box(28 + at * 180, 244, 172, 76, undefined, '#999')
          sheet.write(words, 34 + at * 180, 249, { face: 'modern', size: 7, color: '#666' })
        })
        if (charged !== null) sheet.write(`Equivalence volume : 1 m3 = 250 kg. Poids arrondi à la tranche supérieure pour la taxation.`, 28, 332, { face: 'modern', size: 6.5, color: '#555' })
        sheet.flow('Poids maximum par colis : 30 kg. Longueur maximum : 3 m. Au-delà, l’envoi est remis au service palette. Nos conditions générales figurent au verso.', 28, 344, sheet.width - 56, { face: 'modern', size: 6.5, color: '#555' })
      },
    }
  },
)
