import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk, type Trade } from './lowland-desk.ts'
import { figure, smallPrint } from './lowland-print.ts'

type Gear = readonly [code: string, words: string, count: number, unitKg: number]
interface Variant { readonly seed: number; readonly trade: Trade; readonly gear: readonly Gear[]; readonly weighed: boolean }

const variants: readonly Variant[] = [
  { seed: 9691, trade: 'roof', weighed: true, gear: [['EL0712', 'Monte-matériaux 12 m, charge utile 150 kg', 1, 118], ['EC0300', 'Échelle de toit 3 m', 2, 9.5], ['GC0010', 'Garde-corps provisoire 3 m', 10, 14.2]] },
  { seed: 9692, trade: 'paint', weighed: false, gear: [['ER0600', 'Échafaudage roulant alu 6 m, 200 kg/m²', 1, 0], ['PG0230', 'Ponceuse girafe', 1, 0], ['AI0050', 'Aspirateur de chantier 50 L', 1, 0]] },
  { seed: 9693, trade: 'tile', weighed: true, gear: [['CA0900', 'Scie sur table 900 mm', 1, 78.5], ['MX0080', 'Malaxeur forcé 80 L', 1, 61], ['PO0200', 'Ponceuse de chape + lest', 1, 92.4], ['TR0040', 'Transpalette 2 500 kg', 1, 74]] },
]

/** A hirer's handover: machines with their numbers and states, a weight for transport where the hirer knows it. */
export const siteGearHandover = layout('site-gear-handover-lowland', variants, ({ seed, trade, gear, weighed }) => {
  const who = desk(seed, trade)
  const kg = Math.round(gear.reduce((sum, [, , count, each]) => sum + count * each, 0) * 10) / 10
  return {
    expectedKg: weighed ? kg : null,
    draw(sheet) {
      const style = { face: 'condensed', size: 10.5 } as const
      sheet.box(36, 28, 523, 44, '#ffd400', '#ffd400')
      sheet.write('LOC’EXEMPLE MATÉRIEL', 48, 38, { face: 'condensedBold', size: 22 })
      sheet.write('BON DE MISE À DISPOSITION', 547, 34, { face: 'condensedBold', size: 13, align: 'right' })
      sheet.write(`Contrat ${who.slip}`, 547, 52, { ...style, align: 'right' })
      writtenLines(sheet, ['Locataire', who.client, who.clientStreet, who.clientTown], 36, 84, 14, style, { ...style, face: 'condensedBold' })
      writtenLines(sheet, ['Lieu d’utilisation', who.site, who.siteStreet, who.siteTown], 230, 84, 14, style, { ...style, face: 'condensedBold' })
      writtenLines(sheet, ['Période', `Du ${who.date} 07:30`, `Retour prévu : à l’appel`, `Commande ${who.order}`], 420, 84, 14, style, { ...style, face: 'condensedBold' })
      const under = table(sheet, {
        x: 36, y: 156, lines: 'grid', style, headStyle: { face: 'condensedBold', size: 10 }, headFill: '#fff5bf', rowHeight: 24,
        columns: [
          { title: 'Matériel', width: 60 }, { title: 'Désignation', width: weighed ? 215 : 275 }, { title: 'N° parc', width: 65, align: 'center' }, { title: 'Qté', width: 35, align: 'center' }, { title: 'État départ', width: 88, align: 'center' },
          ...(weighed ? [{ title: 'Poids (kg)', width: 60, align: 'right' as const }] : []),
        ],
        rows: gear.map(([code, words, count, each], at) => [code, words, `P${seed + at * 13}`, String(count), 'Bon', ...(weighed ? [figure(count * each, 1)] : [])]),
      })
      if (weighed) sheet.write(`Poids total à transporter : ${figure(kg, 1)} kg`, 555, under + 10, { face: 'condensedBold', size: 12, align: 'right' })
      writtenLines(sheet, ['Accessoires remis : notices, clés, élingues', 'Carburant : sans objet', 'Transport aller : loueur – Transport retour : locataire'], 36, under + 40, 16, style)
      ;['Pour le loueur', 'Pour le locataire'].forEach((words, at) => {
        sheet.box(36 + at * 270, under + 110, 253, 80)
        sheet.write(words, 44 + at * 270, under + 116, style)
      })
      smallPrint(sheet, 'Le locataire reconnaît avoir reçu le matériel en bon état de marche et les consignes de sécurité. Remorque de transport disponible sur demande : PTAC 750 kg, permis B. Toute journée commencée est due.', 786, 36)
    },
  }
})
