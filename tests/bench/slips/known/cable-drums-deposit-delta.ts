import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, facts, stacked } from './delta-print.ts'

const columns = columnsOf(['Câble', 200], ['Longueur (m)', 70, 'r'], ['N° touret', 72, 'c'], ['Type', 50, 'c'], ['kg/km', 50, 'r'], ['Poids câble (kg)', 78, 'r'])

/** A cable maker: drums under deposit, cable and drums weighed apart, then together. */
export const cableDrumsDeposit = layout(
  'cable-drums-deposit-delta',
  [
    { seed: 18900, cables: [['U1000R2V 5G10', 200, 'T80', 810], ['U1000R2V 3G6', 500, 'T80', 330]] as const, drumKg: 28 },
    { seed: 18901, cables: [['AR2V 4x50 alu', 250, 'T120', 1120], ['U1000R2V 5G16', 150, 'T100', 1180], ['Cuivre nu 25²', 300, 'T80', 220]] as const, drumKg: 44 },
  ],
  ({ seed, cables, drumKg }) => {
    const p = partiesOf(seed)
    const kilos = cables.map(([, metres, , perKm]) => (metres * perKm) / 1000)
    const cable = kilos.reduce((all, one) => all + one, 0)
    const drums = drumKg * cables.length
    return {
      expectedKg: cable + drums,
      draw(sheet) {
        sheet.write('CÂBLERIE MODÈLE', 40, 34, { face: 'condensedBold', size: 20, color: '#1b4f72' })
        stacked(sheet, [p.street, p.town, `Expéditions : ${p.phone}`], 40, 62, 13, { face: 'condensed', size: 10.5 })
        facts(sheet, [['Avis d’expédition', p.number], ['Date', p.date], ['Votre commande', p.order], ['Port', 'Franco']], 380, 40, 15, 90, { face: 'condensed', size: 11 }, { face: 'condensedBold', size: 11 })
        stacked(sheet, ['Destinataire', p.client, p.site, p.clientStreet, p.clientTown], 380, 112, 14, { face: 'condensed', size: 11 }, { face: 'condensedBold', size: 9.5, color: '#1b4f72' })
        const rows = cables.map(([words, metres, kind, perKm], at) => [words, fr(metres), `${p.order}${at}`, kind, fr(perKm, 0, ' '), fr(kilos[at]!, 1)])
        const foot = table(sheet, { x: 40, y: 200, columns, rows, lines: 'rows', style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 11 }, headFill: '#d6e6f0', rowHeight: 20 })
        ;([['Poids net câbles', cable], [`Tourets (${cables.length})`, drums], ['Poids brut total', cable + drums]] as const).forEach(([label, kg], at) => {
          sheet.write(label, 440, foot + 10 + at * 16, { face: at === 2 ? 'condensedBold' : 'condensed', size: 11.5, align: 'right' })
          sheet.write(`${fr(kg, 1, ' ')} kg`, 556, foot + 10 + at * 16, { face: at === 2 ? 'condensedBold' : 'condensed', size: 11.5, align: 'right' })
        })
        sheet.write('Mouvements de tourets consignés', 40, foot + 76, { face: 'condensedBold', size: 11 })
        table(sheet, { x: 40, y: foot + 92, columns: columnsOf(['Type', 80], ['Livrés', 60, 'r'], ['Repris', 60, 'r'], ['Solde', 60, 'r'], ['Consigne unitaire', 100, 'r']), rows: [['T80 à T120', String(cables.length), '1', String(cables.length - 1), '95,00 €']], lines: 'grid', style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 11 }, rowHeight: 21 })
        stacked(sheet, ['Déchargement au chariot (capacité 1 000 kg conseillée). Ne jamais rouler un touret sur plus de 5 m.', 'Tourets à retourner sous six mois, au-delà la consigne est acquise.'], 40, foot + 154, 14, { face: 'condensed', size: 10 })
      },
    }
  },
)
