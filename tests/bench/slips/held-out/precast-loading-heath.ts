import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines, signBoxes } from './heath-print.ts'

const variants = [
  { seed: 413230, pieces: [['P01', 'Prédalle 2,50 x 5,60', 2, 2170], ['P02', 'Prédalle 2,50 x 4,20', 3, 1625], ['P07', 'Prédalle 1,20 x 4,20', 1, 790]] },
  { seed: 413231, pieces: [['ESC1', 'Volée droite 16 marches', 1, 3480], ['PAL1', 'Palier 2,40 x 1,30', 2, 1290]] },
] as const

/** A precaster's loading sheet: what a piece weighs, each mark's weight, the load against the lorry's limit. */
export const precastLoadingHeath = layout('precast-loading-heath', variants, ({ seed, pieces }) => {
  const kg = pieces.reduce((sum, [, , count, one]) => sum + count * one, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { number, date, hour, order, plate, client, site, siteTown, zone, town } = heathParties(seed)
      sheet.write('PRÉFA MODÈLE', 36, 34, { face: 'narrowBold', size: 18 })
      sheet.write(`${zone} – ${town}`, 36, 56, { face: 'narrow', size: 9.5 })
      headLines(sheet, ['FICHE DE CHARGEMENT / BL', `${number}`], 559, 34, 18, { face: 'narrow', size: 12, align: 'right' }, { face: 'narrowBold', size: 14, align: 'right' })
      sheet.box(36, 78, 523, 62)
      headLines(sheet, [`Affaire : ${order}  –  ${site}`, `Client : ${client}  –  ${siteTown}`, `Départ usine : ${date} ${hour}     Immatriculation : ${plate}`], 44, 86, 17, { face: 'narrow', size: 10.5 })
      const foot = table(sheet, {
        x: 36, y: 154, lines: 'grid', rowHeight: 22, headHeight: 28, style: { face: 'narrow', size: 10.5 }, headStyle: { face: 'narrowBold', size: 10 }, headFill: '#eceff1',
        columns: [{ title: 'Repère', width: 70 }, { title: 'Élément', width: 213 }, { title: 'Nombre', width: 60, align: 'center' }, { title: 'Poids pièce\n(kg)', width: 90, align: 'right' }, { title: 'Poids\n(kg)', width: 90, align: 'right' }],
        rows: pieces.map(([mark, words, count, one]) => [mark, words, String(count), fr(one, 0, ' '), fr(count * one, 0, ' ')]),
      })
      ;[['Poids du chargement', `${fr(kg / 1000, 3)} t`], ['Charge utile du véhicule', '24,000 t'], ['Élingues : 4 brins, CMU', '8,000 t']].forEach(([words, value], at) => {
        sheet.write(words!, 330, foot + 16 + at * 18, { face: at === 0 ? 'narrowBold' : 'narrow', size: 11 })
        sheet.write(value!, 555, foot + 16 + at * 18, { face: at === 0 ? 'narrowBold' : 'narrow', size: 11, align: 'right' })
      })
      sheet.write('Sens de pose selon plan joint.', 36, foot + 18, { face: 'narrow', size: 10 })
      signBoxes(sheet, ['Chef de parc', 'Chauffeur', 'Chantier'], foot + 90, 74, 'narrow')
    },
  }
})
