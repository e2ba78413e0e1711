import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'

/** A floor of beams and blocks with its plan number: the recapitulation by family, and the weight of the lot under it. */
export const floorBeams = layout('floor-beams', [
  { seed: 9801, beams: [[12, 420, 17.4], [8, 360, 17.4]], blocks: 168, level: 'PH RDC' },
  { seed: 9802, beams: [[9, 510, 19.8], [4, 280, 17.4], [3, 190, 17.4]], blocks: 205, level: 'PH VS' },
  { seed: 9803, beams: [[5, 330, 17.4], [2, 240, 17.4]], blocks: 46, level: 'Extension' },
] as const, ({ seed, beams, blocks, level }) => {
  const beamKg = Math.round(beams.reduce((sum, [count, cm, perMetre]) => sum + (count * cm * perMetre) / 100, 0))
  const blockKg = Math.round(blocks * 12.5)
  const mesh = Math.round(blocks / 40)
  const kg = beamKg + blockKg + mesh * 19
  return {
    expectedKg: kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, date } = marks(seed)
      sheet.write('Exemple Planchers', 36, 30, { face: 'bookBold', size: 18 })
      sheet.write(`Usine : ${street}, ${town}`, 36, 54, { face: 'book', size: 8 })
      sheet.write('BON DE LIVRAISON PLANCHER', 559, 34, { face: 'bookBold', size: 12, align: 'right' })
      table(sheet, { x: 36, y: 76, lines: 'grid', headHeight: 15, rowHeight: 17, style: { face: 'book', size: 8.5 }, headStyle: { face: 'bookBold', size: 7.5 }, columns: [{ title: 'N° BL', width: 90 }, { title: 'Date', width: 80 }, { title: 'N° plan', width: 90 }, { title: 'Niveau', width: 90 }, { title: 'Commande', width: 173 }], rows: [[slip, date, `P26-${seed}`, level, order]] })
      block(sheet, [`Négoce : ${client}`, `Chantier : ${site}`, siteTown], 36, 120, 14, { face: 'book', size: 9.5 })
      const first = table(sheet, { x: 36, y: 178, lines: 'rows', style: { face: 'book', size: 9 }, headStyle: { face: 'bookBold', size: 8.5 }, columns: [{ title: 'Poutrelles', width: 180 }, { title: 'Nombre', width: 80, align: 'right' }, { title: 'Longueur', width: 80, align: 'right' }, { title: 'Total ml', width: 80, align: 'right' }, { title: 'kg/ml', width: 60, align: 'right' }], rows: beams.map(([count, cm, perMetre]) => ['Poutrelle précontrainte', `${count}`, `${fr(cm / 100, 2)} m`, fr((count * cm) / 100, 2), fr(perMetre, 1)]) })
      block(sheet, [`Entrevous béton 12-53 : ${blocks} u`, `Treillis soudé PAF 10 (2,40 × 3,60) : ${mesh} panneaux`, 'Étaiement : une file à mi-portée pour les poutrelles de plus de 4,00 m'], 36, first + 14, 15, { face: 'book', size: 9 })
      sheet.write('Récapitulatif', 330, first + 76, { face: 'bookBold', size: 9.5 })
      ;[['Poutrelles', beamKg], ['Entrevous', blockKg], ['Treillis', mesh * 19], ['Poids total du plancher', kg]].forEach(([words, value], at) => {
        const face = at === 3 ? 'bookBold' : 'book'
        if (at === 3) sheet.rule(330, first + 139, 559, first + 139)
        sheet.write(`${words}`, 330, first + 92 + at * 16, { face, size: 9 })
        sheet.write(`${fr(Number(value), 0, ' ')} kg`, 555, first + 92 + at * 16, { face, size: 9, align: 'right' })
      })
      sheet.flow('Déchargement par nos soins si l\'accès est stabilisé pour un camion de 26 tonnes. Charge d\'exploitation prise en compte : 150 kg/m². Le plan de pose signé doit être présent sur le chantier.', 36, first + 190, 523, { face: 'book', size: 8 })
    },
  }
})
