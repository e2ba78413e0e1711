import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { writtenLines } from './written-lines.ts'

/** A maker of plaster mouldings writes a letter that serves as a delivery note. */
export const plasterMouldings = layout('plaster-mouldings', [
  { seed: 9241, kg: 96, goods: ['24 ml de corniche n° 12, en longueurs de 2,00 m', '2 rosaces Ø 60', '1 sac de plâtre à staff'], weight: 'Poids total emballé : 96 kg.' },
  { seed: 9242, kg: 310, goods: ['80 dalles de plafond staff lisse 60 × 60', '3 bottes de filasse'], weight: 'L’ensemble représente 2 palettes, pour un poids total de 310 kg.' },
], ({ seed, kg, goods, weight }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteTown, slip, order, date, phone } = marks(seed)
    const type = { face: 'typewriter', size: 10.5 } as const
    sheet.write('STAFF EXEMPLE', 60, 50, { face: 'typewriter', size: 15 })
    writtenLines(sheet, ['Moulures – Rosaces – Plafonds', '3 impasse de l’Exemple', '06300 NICE', phone], 60, 74, 15, type)
    writtenLines(sheet, [client, site, siteTown], 310, 150, 15, type)
    sheet.write(`Nice, le ${date}`, 310, 212, type)
    sheet.write(`BON DE LIVRAISON ${slip}`, 60, 250, { face: 'typewriter', size: 13 })
    sheet.write(`Votre commande ${order}`, 60, 272, type)
    let y = sheet.flow('Veuillez trouver ce jour, livrés sur votre chantier :', 60, 304, 470, type) + 10
    for (const line of goods) y = sheet.flow(`-  ${line}`, 80, y, 440, type) + 5
    y = sheet.flow(weight, 60, y + 10, 470, type) + 10
    y = sheet.flow('Les moulures sont fragiles : à transporter debout et à entreposer au sec. Merci de signaler toute casse le jour même.', 60, y, 470, type) + 24
    sheet.write('Le client,', 80, y, type)
    sheet.write('Staff Exemple,', 360, y, type)
  },
}))
