import { chance } from '../drawing/chance.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cents } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure, pairs } from './ridge-print.ts'

const list = columns(['Colis', 42, 'center'], ['Contenu', 190], ['Repère', 52, 'center'], ['L x l x h (cm)', 90, 'center'], ['Net', 64, 'right'], ['Brut', 76, 'right'])

const windows = [['Fenêtre alu 2 vx 1450x1250', 52.4], ['Porte-fenêtre 2 vx 2150x1400', 78.6], ['Coulissant 2 vx 2150x2400', 124.8], ['Châssis fixe 600x1800', 31.2], ['Volet roulant 1400', 21.5], ['Porte d’entrée 2150x900', 71.3], ['Carton de pose et joints', 9.4]] as const

/** A window maker's packing list: each parcel's net and gross, the totals in a box. */
export const joineryParcelTallyRidge = layout('joinery-parcel-tally-ridge', [{ seed: 16305, parcels: 5 }, { seed: 16306, parcels: 9 }], ({ seed, parcels }) => {
  const luck = chance(seed)
  const on = ridgeParties(seed)
  const packed = Array.from({ length: parcels }, (_, at) => {
    const [words, net] = at === parcels - 1 ? windows[6] : windows[luck.whole(0, 5)]!
    return { words, net, gross: cents(net + luck.whole(8, 60) / 10) }
  })
  const [net, gross] = [cents(packed.reduce((sum, each) => sum + each.net, 0)), cents(packed.reduce((sum, each) => sum + each.gross, 0))]
  return {
    expectedKg: gross,
    draw(sheet) {
      const detail = chance(seed + 1)
      sheet.write('MENUISERIES MODÈLE', 40, 38, { face: 'condensedBold', size: 20 })
      sheet.write('Fabricant de fenêtres et portes – 49300 CHOLET', 40, 62, { face: 'condensed', size: 10 })
      sheet.write('LISTE DE COLISAGE', 555, 40, { face: 'condensedBold', size: 16, align: 'right' })
      pairs(sheet, [['Affaire', `${on.order} – ${on.site}`], ['Client', `${on.client} (${on.account})`], ['Livraison', `${on.siteStreet}, ${on.siteTown}`], ['Semaine', `${1 + (seed % 50)} – camion ${on.plate}`]], 40, 100, 92, 15, { face: 'condensed', size: 11 })
      const rows = packed.map(({ words, net: kg, gross: all }, at) => [`${at + 1}/${parcels}`, words, at === parcels - 1 ? '-' : `R${at + 1}`, at === parcels - 1 ? '60 x 40 x 30' : `${detail.whole(150, 260)} x ${detail.whole(60, 150)} x ${detail.whole(12, 30)}`, figure(kg, 1), figure(all, 1)])
      const foot = table(sheet, { x: 40, y: 172, columns: list, rows, style: { face: 'condensed', size: 10.5 }, headStyle: { face: 'condensedBold', size: 10 }, headFill: '#dde', lines: 'grid', rowHeight: 19 })
      sheet.box(354, foot + 14, 200, 66)
      pairs(sheet, [['Nombre de colis', String(parcels)], ['Poids net total', `${figure(net, 1)} kg`], ['Poids brut total', `${figure(gross, 1)} kg`]], 364, 468, foot + 22, 18, { face: 'condensedBold', size: 11 })
      sheet.flow('Manutention à deux personnes au-delà de 50 kg. Vitrages : stockage vertical, à l’abri du soleil. Réserves sur le bon du transporteur, vitrage par vitrage.', 40, foot + 22, 280, { face: 'condensed', size: 9, color: '#444' })
      sheet.write('Emballé par :              Contrôlé par :', 40, 770, { face: 'condensed', size: 10 })
    },
  }
})
