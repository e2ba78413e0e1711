import { chance } from '../drawing/chance.ts'
import { layout } from '../layout.ts'
import { ridgeParties } from './ridge-parties.ts'
import { figure, pairs } from './ridge-print.ts'

/** A quarry's weighing voucher: gross, tare and net of the lorry; the goods are the net. */
export const quarryBridgeThreeWeightsRidge = layout('quarry-bridge-three-weights-ridge', [{ seed: 16280, kilos: false }, { seed: 16281, kilos: true }], ({ seed, kilos }) => {
  const luck = chance(seed)
  const on = ridgeParties(seed)
  const tare = luck.whole(580, 760) * 20
  const net = luck.whole(380, 640) * 20
  const said = (kg: number) => (kilos ? `${figure(kg, 0)} kg` : `${figure(kg / 1000, 2)} t`)
  return {
    expectedKg: net,
    paper: { size: 'A5' },
    draw(sheet) {
      const detail = chance(seed + 1)
      sheet.write('CARRIÈRE DE L’EXEMPLE', 210, 24, { face: 'sansBold', size: 15, align: 'center' })
      sheet.write('Granulats concassés et roulés – 06620 LE BAR-SUR-LOUP', 210, 44, { size: 8.5, align: 'center' })
      sheet.rule(24, 62, 396, 62, 1.2)
      sheet.write(`BON DE PESÉE N° ${on.slip}`, 24, 72, { face: 'sansBold', size: 12 })
      sheet.write(on.date, 396, 74, { size: 10, align: 'right' })
      pairs(sheet, [['Client', on.client], ['Chantier', `${on.site}, ${on.siteTown}`], ['Transporteur', 'Bennes Modèle'], ['Immatriculation', on.plate], ['Produit', detail.pick(['GNT 0/31,5 A', 'Sable 0/4 concassé lavé', 'Gravillon 6/14', 'Enrochement 100/300'])], ['Commande', on.order]], 24, 116, 102, 18, { size: 9.5 })
      sheet.box(24, 222, 372, 126)
      const weighings = [['Pesée 1  entrée', on.time, 'TARE', tare], ['Pesée 2  sortie', on.time.replace(/^\d\d/, (hour) => String(Number(hour) + 1).padStart(2, '0')), 'BRUT', tare + net]] as const
      weighings.forEach(([name, hour, what, kg], at) => {
        sheet.write(`${name}  ${hour}`, 36, 236 + at * 34, { face: 'mono', size: 10 })
        sheet.write(what, 240, 236 + at * 34, { face: 'mono', size: 10 })
        sheet.write(said(kg), 384, 236 + at * 34, { face: 'mono', size: 12, align: 'right' })
      })
      sheet.rule(230, 300, 388, 300)
      sheet.write('NET', 240, 314, { face: 'sansBold', size: 14 })
      sheet.write(said(net), 384, 314, { face: 'sansBold', size: 15, align: 'right' })
      sheet.write('Pont-bascule classe III  max 50 t  min 400 kg  e = 20 kg', 24, 360, { size: 7.5, color: '#444' })
      sheet.write('PTAC véhicule 32 t – le chauffeur reconnaît l’absence de surcharge.', 24, 374, { size: 7.5, color: '#444' })
      sheet.write('Le peseur', 24, 420, { size: 9 })
      sheet.write('Le chauffeur', 200, 420, { size: 9 })
      sheet.write('Le client', 330, 420, { size: 9 })
    },
  }
})
