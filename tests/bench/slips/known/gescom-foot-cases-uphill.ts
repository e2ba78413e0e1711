import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { cases, stacked } from './uphill-print.ts'
import { plaster } from './uphill-wares.ts'

interface Filled {
  readonly seed: number
  readonly take: Take
  readonly packingKg: number
  readonly weighed: boolean
}

/** A usual management program: parcels, gross and net in the cases of the foot. */
export const gescomFootCases = layout<Filled>(
  'gescom-foot-cases-uphill',
  [
    { seed: 9511, take: [[0, 40], [3, 60], [4, 24], [6, 4], [1, 8], [2, 6], [5, 24], [7, 10]], packingKg: 32, weighed: true },
    { seed: 9512, take: [[7, 18], [8, 12], [5, 30]], packingKg: 18.5, weighed: true },
    { seed: 9513, take: [[1, 16], [2, 10], [3, 20], [6, 2]], packingKg: 0, weighed: false },
  ],
  ({ seed, take, packingKg, weighed }) => {
    const { lines, kg } = consigned(plaster, take)
    const gross = Number((kg + packingKg).toFixed(2))
    const { client, street, town, siteStreet, siteTown, number, order, account, day, siret, depot, depotTown } = uphillParties(seed)
    return {
      expectedKg: weighed ? gross : null,
      draw(sheet) {
        stacked(sheet, ['Plâtre & Isolation Spécimen', depot, depotTown, `SIRET ${siret}`], 30, 32, 13, { face: 'narrow', size: 9 }, { face: 'narrowBold', size: 15 })
        sheet.box(300, 96, 265, 72, undefined, '#555', 6)
        stacked(sheet, [client, street, town], 312, 108, 16, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 11 })
        sheet.write('Bon de livraison', 30, 100, { face: 'narrowBold', size: 17 })
        cases(sheet, [['Numéro', `BL${number}`], ['Date', day], ['Client', `C${account}`]], 30, 130, [90, 86, 74], { face: 'narrow', bold: 'narrow' })
        sheet.write(`Livraison : ${siteStreet}, ${siteTown}     V/Réf. : ${order}`, 30, 180, { face: 'narrow', size: 9.5 })
        const foot = table(sheet, {
          x: 30,
          y: 200,
          columns: [
            { title: 'Référence', width: 80 },
            { title: 'Désignation', width: 270 },
            { title: 'Qté Cdée', width: 60, align: 'right' },
            { title: 'Qté livrée', width: 65, align: 'right' },
            { title: 'Unité', width: 60, align: 'center' },
          ],
          rows: lines.map(({ code, words, count, unit }) => [code, words, fr(count, 2), fr(count, 2), unit]),
          style: { face: 'narrow', size: 10 },
          headStyle: { face: 'narrowBold', size: 9.5 },
          headFill: '#dde3ea',
          lines: 'columns',
          downTo: 650,
        })
        const shown = weighed ? [fr(gross, 2, ' '), fr(kg, 2, ' ')] : ['0,00', '0,00']
        cases(sheet, [['Nombre de colis', weighed ? '4' : '1'], ['Poids brut (Kg)', shown[0]!], ['Poids net (Kg)', shown[1]!], ['Mode d’expédition', 'Notre camion'], ['Conditions', 'Franco']], 30, foot + 12, [95, 110, 110, 120, 100], { face: 'narrow', bold: 'narrow', fill: '#dde3ea', size: 11 })
        sheet.write('Marchandise reçue en bon état, le :', 30, foot + 64, { face: 'narrow', size: 9 })
        sheet.write('Signature :', 330, foot + 64, { face: 'narrow', size: 9 })
        sheet.flow('Les marchandises restent notre propriété jusqu’au paiement intégral. Document spécimen édité par logiciel de gestion.', 30, 796, 535, { face: 'narrow', size: 7.5, color: '#666' })
      },
    }
  },
)
