import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'
import { cargo, type Stocked } from './cargo.ts'

const stock: readonly Stocked[] = [
  ['UEXT25', 'Unité extérieure monosplit 2,5 kW R32', 'U', 27.4, 612, 2],
  ['UINT25', 'Unité intérieure murale 2,5 kW', 'U', 9.85, 219, 3],
  ['PAC08', 'Groupe extérieur PAC air/eau 8 kW', 'U', 77.5, 2940, 1],
  ['BT050', 'Ballon tampon 50 L acier', 'U', 23.2, 298, 1],
  ['LIAIS', 'Couronne liaison frigo 1/4-3/8 20 m', 'U', 6.375, 118, 4],
  ['SUPP', 'Support sol caoutchouc 450 mm (paire)', 'U', 5.12, 34, 3],
  ['GOUL', 'Goulotte 80 × 60 barre 2 m', 'U', 1.46, 9.9, 12],
  ['CONSO', 'Console murale galvanisée 140 kg max', 'U', 3.2, 26, 3],
  ['POMPR', 'Pompe de relevage mini', 'U', 0.715, 64, 2],
]

/** A heat pump distributor: prices and taxes, and one dense line at the foot with lines, parcels, gross weight and volume. */
export const climateCounter = layout('climate-counter', [{ seed: 10_404, lines: 3 }, { seed: 10_413, lines: 6 }], ({ seed, lines }) => {
  const load = cargo(seed, stock, lines, 3)
  return {
    expectedKg: load.kg,
    draw(sheet) {
      const { street, town, phone, client, site, siteTown, slip, order, account, date, siret } = marks(seed)
      sheet.write('EXEMPLE CLIM & CHAUFFAGE', 30, 30, { face: 'sansBold', size: 14, color: '#0b4f9e' })
      block(sheet, [`Agence : ${street} ${town}`, `Tél ${phone}  -  ouvert 7h00-12h00 / 13h30-17h30`], 30, 50, 11, { size: 7.5 })
      sheet.box(330, 28, 235, 92, undefined, '#0b4f9e', 5)
      block(sheet, ['ADRESSE DE LIVRAISON', client, site, siteTown, 'Contact chantier : 06 00 00 00 00'], 340, 36, 16, { size: 9 })
      sheet.write('BON DE LIVRAISON', 30, 96, { face: 'sansBold', size: 13 })
      table(sheet, { x: 30, y: 130, lines: 'grid', headHeight: 14, rowHeight: 16, style: { size: 8 }, headStyle: { size: 7, color: '#0b4f9e' }, columns: [{ title: 'NUMERO', width: 90 }, { title: 'DATE', width: 80 }, { title: 'COMPTE', width: 80 }, { title: 'VOTRE REFERENCE', width: 150 }, { title: 'VENDEUR', width: 135 }], rows: [[slip, date, account, order, 'Comptoir 2']] })
      const y = table(sheet, { x: 30, y: 176, lines: 'columns', downTo: 560, rowHeight: 18, style: { size: 8 }, headStyle: { face: 'sansBold', size: 7.5 }, columns: [{ title: 'REFERENCE', width: 80 }, { title: 'DESIGNATION', width: 220 }, { title: 'QTE', width: 40, align: 'right' }, { title: 'P.U. NET', width: 65, align: 'right' }, { title: 'ECO-PART.', width: 50, align: 'right' }, { title: 'MONTANT HT', width: 80, align: 'right' }], rows: load.lines.map(({ code, words, count, price, unitKg }) => [code, words, `${count}`, fr(price, 2, ' '), unitKg > 20 ? '4,17' : '0,08', fr(price * count, 2, ' ')]) })
      sheet.write(`Nb lignes : ${lines}   Nb colis : ${load.count}   Poids brut : ${fr(load.kg, 3)} Kg   Volume : ${fr(load.kg / 118, 3)} M3`, 34, y + 8, { face: 'sansBold', size: 8.5 })
      block(sheet, [`Total HT ${fr(load.euros, 2, ' ')}`, `TVA 20,00 % ${fr(load.euros * 0.2, 2, ' ')}`, `Total TTC ${fr(load.euros * 1.2, 2, ' ')}`], 561, y + 26, 13, { size: 9, align: 'right' })
      sheet.flow('Fluide frigorigène : la vente d\'équipements préchargés est réservée aux entreprises titulaires d\'une attestation de capacité. Les unités extérieures doivent rester verticales pendant le transport.', 34, y + 30, 340, { size: 7 })
      sheet.write(`Exemple Clim & Chauffage SAS - SIRET ${siret}`, 297, 812, { size: 6.5, align: 'center' })
    },
  }
})
