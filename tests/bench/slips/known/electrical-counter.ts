import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stack } from './stack.ts'

const cabled = [['Câble U1000 R2V 3G2,5', '100', 'M'], ['Câble U1000 R2V 5G6', '50', 'M'], ['Gaine ICTA 3422 Ø 20 préfilée', '3', 'CRN'], ['Coffret 3 rangées 39 modules', '1', 'U'], ['Disjoncteur 16 A Ph+N', '12', 'U'], ['Boîte d’encastrement Ø 67 prof. 40', '60', 'U'], ['Interrupteur différentiel 40 A 30 mA type AC', '3', 'U']] as const
const heated = [['Radiateur à inertie 1500 W blanc', '4', 'U'], ['Thermostat d’ambiance radio', '1', 'U'], ['Plâtre à modeler, sac de 5 kg', '2', 'SAC'], ['Chemin de câble perforé 100 mm, lg 3 m (capacité 45 kg/m)', '8', 'U'], ['Spot LED encastré 7 W 4000 K', '24', 'U']] as const

/** An electrical wholesaler's slip: amperes, metres and watts, and no weight of the delivery anywhere. */
export const electricalCounter = layout('electrical-counter', [
  { seed: 8391, rows: cabled },
  { seed: 8392, rows: heated },
], ({ seed, rows }) => ({
  expectedKg: null,
  draw(sheet) {
    const { client, site, siteTown, slip, order, date, account, phone } = marks(seed)
    const luck = chance(seed)
    const set = { face: 'modern', size: 8.5 } as const
    const bold = { face: 'modernBold', size: 8.5 } as const
    sheet.write('élec exemple', 40, 30, { face: 'modernBold', size: 20, color: '#e8590c' })
    sheet.write('Bon de livraison', 555, 32, { face: 'modernBold', size: 14, align: 'right' })
    stack(sheet, [`N° ${slip}`, `Édité le ${date} à 06:4${luck.whole(0, 9)}`, `Client ${account}`, `Commande ${order}`], 555, 54, { ...set, align: 'right', step: 13 })
    stack(sheet, ['Agence de l’Exemple', phone, 'Ouverte de 6 h 30 à 17 h 30'], 40, 58, { ...set, step: 13 })
    stack(sheet, ['Livrer à', client, site, siteTown], 40, 116, { ...set, step: 13, first: bold })
    const foot = table(sheet, { x: 40, y: 182, columns: [{ title: 'Référence', width: 85 }, { title: 'Libellé', width: 270 }, { title: 'Commandé', width: 60, align: 'right' }, { title: 'Livré', width: 50, align: 'right' }, { title: 'Unité', width: 50, align: 'center' }], rows: rows.map(([words, count, unit]) => [`EX${luck.digits(6)}`, words, count, count, unit]), style: set, headStyle: { ...bold, color: '#fff' }, headFill: '#e8590c', rowHeight: 22, zebra: '#fff4ec' })
    stack(sheet, [`Lignes : ${rows.length}     Colis : 2     Tourets : 0     Transport : navette agence`, 'Éco-participation DEEE incluse dans les prix de vente.'], 40, foot + 16, { ...set, step: 15 })
    sheet.flow('Livraison au hayon limitée à 700 kg par palette. Tout touret consigné doit être rendu sous 90 jours. Les câbles coupés à la demande ne sont pas repris. Les réserves sont à confirmer par lettre recommandée sous trois jours.', 40, foot + 56, 515, { ...set, size: 7.5, color: '#666' })
    sheet.write('Reçu par (nom, signature)', 360, foot + 110, set)
  },
}))
