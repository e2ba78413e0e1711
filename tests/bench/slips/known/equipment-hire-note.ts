import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked, together } from './furniture.ts'

type Machine = readonly [code: string, words: string, count: number, kg: number]

interface Variant {
  readonly seed: number
  readonly machines: readonly Machine[]
  readonly weighed: boolean
  readonly note: string
}

/** A hire shop's departure note: machines, hours, and a weight to carry when the shop knows it. */
export const equipmentHireNote = layout<Variant>(
  'equipment-hire-note',
  [
    { seed: 12211, machines: [['MP018', 'Minipelle 1,8 t canopy – godets 300 et 1000', 1, 1810], ['BRH01', 'Brise-roche hydraulique', 1, 115]], weighed: true, note: 'Remorque porte-engins PTAC 3 500 kg, charge utile 2 650 kg' },
    { seed: 12212, machines: [['ECH07', 'Échafaudage roulant 7 m', 1, 0], ['MON25', 'Monte-matériaux 25 m, charge max. 200 kg', 1, 0], ['PLQ60', 'Plaque vibrante 60 kN', 1, 0]], weighed: false, note: 'Plateau hydraulique, charge utile 1 250 kg, PTAC 3 500 kg' },
    { seed: 12213, machines: [['BET35', 'Bétonnière thermique 350 L', 2, 138], ['GRP06', 'Groupe électrogène 6 kVA', 1, 86], ['CAN15', 'Canon à air chaud 60 kW', 2, 33.5]], weighed: true, note: 'Fourgon 12 m³, charge utile 1 050 kg' },
  ],
  ({ seed, machines, weighed, note }) => {
    const kg = together(machines.map(([, , count, weight]) => count * weight))
    const { client, site, siteTown, slip, account, date, phone } = marks(seed)
    return {
      expectedKg: weighed ? kg : null,
      draw(sheet) {
        sheet.box(30, 28, 535, 44, '#f77f00', '#f77f00')
        sheet.write('MODÈLE LOCATION', 42, 38, { face: 'condensedBold', size: 22, color: '#fff' })
        sheet.write('BON DE DÉPART MATÉRIEL', 555, 42, { face: 'condensedBold', size: 16, color: '#fff', align: 'right' })
        captioned(sheet, [['Contrat', slip.slice(2)], ['Départ', `${date} 07:30`], ['Retour prévu', 'sur appel'], ['Agence', phone]], [34, 86], 66, 15, { face: 'condensedBold', size: 11 }, { face: 'condensed', size: 11 })
        stacked(sheet, [`Locataire ${account}`, client, site, siteTown], 310, 86, 15, { face: 'condensed', size: 11 }, { face: 'condensedBold', size: 11 })
        const columns = [{ title: 'N° parc', width: 65 }, { title: 'Matériel', width: 265 }, { title: 'Qté', width: 45, align: 'center' as const }, { title: 'Compteur', width: 80, align: 'center' as const }, { title: weighed ? 'Poids (kg)' : 'État', width: 80, align: 'right' as const }]
        const under = table(sheet, { x: 30, y: 162, lines: 'grid', columns, rowHeight: 22, headFill: '#ffe3c2', style: { face: 'condensed', size: 11.5 }, headStyle: { face: 'condensedBold', size: 11 }, rows: machines.map(([code, words, count, weight]) => [code, words, String(count), code === 'MP018' || code === 'GRP06' ? '1 204 h' : '–', weighed ? fr(count * weight, 0) : 'Bon']) })
        if (weighed) sheet.write(`Poids à transporter : ${fr(kg)} kg`, 561, under + 10, { face: 'condensedBold', size: 13, align: 'right' })
        stacked(sheet, [`Transport : ${note}.`, 'Arrimage contrôlé au départ par le conducteur : 4 sangles LC 2 500 daN.', 'Plein fait au départ ; carburant manquant facturé au retour.'], 34, under + 44, 16, { face: 'condensed', size: 11 })
        ;['Sortie agence (nom, visa)', 'Réception chantier (nom, visa)'].forEach((words, at) => {
          sheet.box(30 + at * 272, 560, 263, 84, undefined, '#f77f00')
          sheet.write(words, 38 + at * 272, 565, { face: 'condensed', size: 10 })
        })
        sheet.write('Assurance bris de machine souscrite. Les conditions générales de location figurent au verso.', 34, 660, { face: 'condensed', size: 9, color: '#666' })
      },
    }
  },
)
