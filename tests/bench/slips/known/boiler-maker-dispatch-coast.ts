import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { facts, printed, stacked } from './coast-print.ts'
import { heatingWares } from './coast-wares.ts'

const columns = [
  { title: 'Poste', width: 40 },
  { title: 'Article / Désignation', width: 285 },
  { title: 'Quantité', width: 80, align: 'right' },
  { title: 'Poids', width: 100, align: 'right' },
] as const

export const boilerMakerDispatch = layout(
  'boiler-maker-dispatch-coast',
  [
    { seed: 9601, take: [[5, 1], [6, 1], [3, 1], [4, 2]], packing: 21.5 },
    { seed: 9602, take: [[1, 8], [2, 5], [0, 1]], packing: 34 },
  ] as const,
  ({ seed, take, packing }) => {
    const { lines, kg } = consigned(heatingWares, take, 3)
    const gross = kg + packing
    const kilos = (value: number) => `${printed(value, 3, 'dotted')} KG`
    const { client, clientStreet, clientTown, site, siteStreet, siteTown, number, shortDate, order, account, phone } = coastParties(seed, 'plumber')
    return {
      expectedKg: gross,
      draw(sheet) {
        sheet.write('Spécimen Thermique', 555, 36, { face: 'sansBold', size: 17, align: 'right', color: '#005b38' })
        sheet.write('Usine de l’Exemple · 59000 LILLE', 555, 58, { size: 8, align: 'right' })
        sheet.write('Spécimen Thermique, usine de l’Exemple, 59000 LILLE', 50, 112, { size: 6.5, color: '#555' })
        stacked(sheet, [client, site, siteStreet, siteTown], 50, 126, 13, { size: 10 })
        sheet.write('Avis de livraison', 50, 206, { face: 'sansBold', size: 15 })
        sheet.box(330, 104, 225, 116, '#f3f6f4', '#f3f6f4')
        facts(
          sheet,
          [['N° de livraison / date', `8000${number} / ${shortDate}`], ['N° de commande', `45000${order}`], ['N° de client', `1${account}`], ['Votre interlocuteur', 'Service Exemple'], ['Téléphone', phone], ['Poids total', kilos(gross)], ['Poids net', kilos(kg)]],
          336, 549, 110, 15, { size: 8.5 },
        )
        stacked(sheet, ['Conditions d’expédition : standard', 'Incoterm : CPT chantier', `Donneur d’ordre : ${client}, ${clientStreet}, ${clientTown}`], 50, 232, 13, { size: 8.5 })
        const rows = lines.flatMap((line, at) => [[printed((at + 1) * 10).padStart(6, '0'), `${line.code}-00${at}`, `${line.count} ${line.unit === 'U' ? 'PCE' : line.unit}`, kilos(line.kg)], ['', line.words, '', '']])
        const under = table(sheet, { x: 50, y: 284, columns, rows, style: { size: 9 }, rowHeight: 15, lines: 'none' })
        sheet.rule(50, under + 4, 555, under + 4)
        stacked(sheet, ['Emballage : 1 palette perdue, film et cerclage', 'Ne pas gerber. Manutention au transpalette : capacité minimale 500 kg.'], 50, under + 14, 13, { size: 8.5 })
        sheet.write('Nous vous remercions de votre commande. Les appareils sont couverts par une garantie de deux ans.', 50, under + 52, { size: 8.5 })
        sheet.rule(50, 772, 555, 772, 0.4, '#888')
        stacked(sheet, ['Spécimen Thermique SAS au capital de 1 000 € – RCS EXEMPLE 000 000 000 – TVA FR00000000000', 'Page 1 sur 1'], 50, 778, 10, { size: 6.5, color: '#666' })
      },
    }
  },
)
