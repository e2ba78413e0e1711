import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'

/** A heating maker's packing list: cases with sizes and weights, summed under the list. */
export const heatPumpCases = layout(
  'heat-pump-cases-grove',
  [
    { seed: 307511, fluid: 'R32 – charge 1,35 kg', cases: [['Unité extérieure PAC 8 kW', '1040 × 480 × 1010', 84, 97], ['Module hydraulique', '620 × 480 × 1120', 72, 81], ['Ballon ECS 190 L', '640 × 640 × 1560', 96, 109]] as const },
    { seed: 307512, fluid: 'R290 – charge 0,95 kg', cases: [['Unité extérieure PAC 14 kW', '1250 × 560 × 1450', 148, 171], ['Kit raccordement', '600 × 400 × 300', 11, 12.5]] as const },
  ],
  ({ seed, fluid, cases }) => {
    const net = cases.reduce((sum, line) => sum + line[2], 0)
    const gross = cases.reduce((sum, line) => sum + line[3], 0)
    return {
      expectedKg: gross,
      draw(sheet) {
        const { street, town, site, siteTown, date, number, order } = particulars(seed)
        const style = { face: 'modern' as const, size: 8.5 }
        sheet.write('THERMO SPÉCIMEN', 555, 34, { face: 'modernBold', size: 17, color: '#0f766e', align: 'right' })
        sheet.write(`${street} – ${town}`, 555, 58, { ...style, align: 'right' })
        sheet.write('Liste de colisage', 40, 34, { face: 'modernBold', size: 16 })
        lines(sheet, [`N° expédition ${number}`, `Commande ${order}`, `Date ${date}`], 40, 60, 13, style)
        lines(sheet, ['Destinataire', 'Chauffage Modèle', site, siteTown], 340, 96, 13, style)
        const columns = [{ title: 'Colis', width: 45, align: 'center' as const }, { title: 'Contenu', width: 190 }, { title: 'Dimensions (mm)', width: 130 }, { title: 'Net kg', width: 75, align: 'right' as const }, { title: 'Brut kg', width: 75, align: 'right' as const }]
        const rows = cases.map(([words, size, light, heavy], at) => [`${at + 1}/${cases.length}`, words, size, fr(light, 1), fr(heavy, 1)])
        const foot = table(sheet, { x: 40, y: 164, columns, rows, rowHeight: 22, style, headStyle: { face: 'modernBold', size: 8.5, color: '#fff' }, headFill: '#0f766e' })
        lines(sheet, [`Nombre de colis : ${cases.length}`, `Poids net total : ${fr(net, 1)} kg`, `Poids brut total : ${fr(gross, 1)} kg`], 375, foot + 14, 16, { face: 'modernBold', size: 9 })
        lines(sheet, [`Fluide frigorigène ${fluid}`, 'Transporter debout, ne pas incliner de plus de 45°', 'Support mural non fourni (capacité 140 kg mini)'], 40, foot + 14, 16, style)
        sheet.write('Contrôle réception : emballages intacts  [  ]     avec réserves  [  ]', 40, foot + 90, style)
      },
    }
  },
)
