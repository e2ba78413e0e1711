import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'

/** The gate of a big shop's materials yard, half a sheet: what was taken, with what it weighs when the till knows it. */
export const yardExit = layout('yard-exit', [
  { seed: 10_801, kg: 640, weight: 'Poids du chargement : 640 kg', goods: ['14  CIMENT MULTI-USAGES 35 KG', '1   PALETTE CONSIGNEE', '6   TREILLIS ST10', '2   PLANCHE COFFRAGE 4 M'] },
  { seed: 10_802, kg: null, weight: '', goods: ['10  MORTIER PRET A L EMPLOI 25 KG', '4   BORDURE JARDIN BETON 1 M', '1   SEAU MACON 11 L'] },
  { seed: 10_803, kg: 1342.2, weight: 'Poids du chargement : 1342,2 kg', goods: ['72  BLOC BETON CREUX 20X20X50', '1   PALETTE CONSIGNEE', '2   CHAUX NHL 3,5 SAC 25 KG'] },
] as const, ({ seed, kg, weight, goods }) => ({
  expectedKg: kg,
  paper: { size: 'A5' },
  draw(sheet) {
    const { town, slip, date } = marks(seed)
    sheet.box(20, 20, 380, 40, '#166534', '#166534')
    sheet.write('BRICO EXEMPLE', 32, 30, { face: 'condensedBold', size: 19, color: '#fff' })
    sheet.write('cour des matériaux', 388, 34, { face: 'condensed', size: 12, color: '#fff', align: 'right' })
    sheet.write('BON DE SORTIE / LIVRAISON', 210, 74, { face: 'condensedBold', size: 15, align: 'center' })
    block(sheet, [`Magasin ${town.slice(6)}`, `Ticket caisse 04-${slip.slice(2)}`, `Le ${date} à 08:17`, 'À présenter au gardien à la sortie'], 28, 100, 14, { face: 'condensed', size: 11 })
    sheet.rule(20, 166, 400, 166, 1, '#111', 3)
    const y = block(sheet, goods, 28, 178, 19, { face: 'mono', size: 10 })
    sheet.rule(20, y + 6, 400, y + 6, 1, '#111', 3)
    sheet.write(weight, 28, y + 16, { face: 'condensedBold', size: 13 })
    sheet.write(`Nombre d'articles : ${goods.reduce((sum, words) => sum + Number.parseInt(words, 10), 0)}`, 28, y + 38, { face: 'condensed', size: 11 })
    sheet.flow('Vérifiez la charge utile de votre véhicule avant de partir : le dépassement du PTAC (3 500 kg pour un utilitaire) engage votre responsabilité. Le magasin ne procède pas à l\'arrimage.', 28, y + 62, 364, { face: 'condensed', size: 9.5 })
    block(sheet, ['Visa gardien', 'Visa client'], 28, y + 116, 44, { face: 'condensed', size: 10 })
    sheet.write(`* 3 0 0 0 0 0 ${seed} *`, 210, 560, { face: 'mono', size: 9, align: 'center' })
  },
}))
