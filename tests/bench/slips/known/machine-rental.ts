import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'

/** Machines for hire brought to the site: the contract's figures, the state on departure, and the weight to be carried. */
export const machineRental = layout('machine-rental', [
  { seed: 12_001, kg: 1725, weight: '1 725 kg', machines: [['0412', 'Mini-pelle 1,5 t chenilles caoutchouc', '1 540 kg'], ['0977', 'Godet de curage 1 000 mm', '65 kg'], ['1103', 'Brise-roche hydraulique', '120 kg']] },
  { seed: 12_002, kg: 312, weight: '312 kg', machines: [['2207', 'Plaque vibrante réversible 50 cm', '268 kg'], ['3340', 'Découpeuse thermique 350 mm', '12 kg'], ['3341', 'Chariot de découpe', '32 kg']] },
] as const, ({ seed, kg, weight, machines }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { street, town, phone, client, site, siteTown, slip, order, date } = marks(seed)
    sheet.box(0, 0, sheet.width, 58, '#dc2626', '#dc2626')
    sheet.write('EXEMPLE LOCATION TP', 36, 18, { face: 'condensedBold', size: 24, color: '#fff' })
    sheet.write('Bon de livraison matériel', 559, 24, { face: 'condensed', size: 15, color: '#fff', align: 'right' })
    block(sheet, [`Agence : ${street}, ${town}`, `Téléphone : ${phone}`, `Contrat n° ${slip.slice(2)}`, `Bon de commande : ${order}`], 36, 72, 14, { face: 'condensed', size: 10.5 })
    block(sheet, [`Locataire : ${client}`, `Lieu : ${site}`, siteTown, `Mise à disposition : ${date} 07:30`], 310, 72, 14, { face: 'condensed', size: 10.5 })
    const y = table(sheet, { x: 36, y: 146, lines: 'grid', rowHeight: 22, headFill: '#fee2e2', style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 10.5 }, columns: [{ title: 'N° parc', width: 60 }, { title: 'Matériel', width: 268 }, { title: 'Poids', width: 75, align: 'right' }, { title: 'Compteur', width: 60, align: 'right' }, { title: 'Plein', width: 60, align: 'center' }], rows: machines.map(([park, words, each], at) => [park, words, each, at === 0 ? '1 284 h' : '', at === 0 ? 'oui' : '']) })
    sheet.write(`Poids total à transporter : ${weight}`, 36, y + 14, { face: 'condensedBold', size: 13 })
    sheet.write('Transport aller : porte-engins PTAC 19 t, 95,00 € HT', 36, y + 34, { face: 'condensed', size: 10.5 })
    sheet.write('État au départ', 36, y + 62, { face: 'condensedBold', size: 11 })
    ;['Niveaux faits', 'Carrosserie sans choc', 'Clés remises', 'VGP à jour'].forEach((words, at) => {
      sheet.box(36 + at * 130, y + 84, 10, 10)
      sheet.write(words, 52 + at * 130, y + 82, { face: 'condensed', size: 10.5 })
    })
    sheet.flow('Le locataire a la garde juridique du matériel dès sa livraison. Franchise d\'assurance bris de machine : 10 % du dommage, minimum 800 €. Carburant non restitué facturé 2,90 € HT le litre. Caution 1 500 €.', 36, y + 112, 523, { face: 'condensed', size: 9.5 })
    sheet.write('Le locataire', 36, y + 158, { face: 'condensed', size: 10.5 })
    sheet.write('Le chauffeur', 310, y + 158, { face: 'condensed', size: 10.5 })
  },
}))
