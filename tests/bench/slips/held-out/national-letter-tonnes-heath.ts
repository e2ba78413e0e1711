import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines, signBoxes, smallPrint } from './heath-print.ts'

const variants = [
  { seed: 413150, goods: [['Blocs béton 20x20x50', '14 palettes', '16,80'], ['Treillis soudés', '1 paquet', '0,85']], total: '17,65 t', kg: 17650 },
  { seed: 413151, goods: [['Poutrelles et hourdis', '1 lot', '8,42'], ['Ciment en sacs', '4 palettes', '5,60'], ['Regards béton', '2 palettes', '1,38']], total: '15,40 t', kg: 15400 },
] as const

/** A haulier's national consignment note: tonnes a line, the gross tonnage beneath. */
export const nationalLetterTonnesHeath = layout('national-letter-tonnes-heath', variants, ({ seed, goods, total, kg }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { number, date, hour, plate, client, site, siteTown, street, town, siret } = heathParties(seed)
    headLines(sheet, ['TRANSPORT SPÉCIMEN', street, town, `SIRET ${siret}`], 40, 32, 13, { face: 'slab', size: 9 }, { face: 'slabBold', size: 15 })
    headLines(sheet, ['LETTRE DE VOITURE', 'Transport national – contrat type général', `N° ${number} – ${date}`], 555, 32, 17, { face: 'slab', size: 9, align: 'right' }, { face: 'slabBold', size: 15, align: 'right' })
    ;[['Chargement', 'Préfabrication Exemple', 'Quai 3', town, `Arrivée ${hour}`], ['Livraison', client, site, siteTown, 'RDV le matin']].forEach((lines, at) => {
      sheet.box(40 + at * 262, 100, 253, 84)
      headLines(sheet, lines, 48 + at * 262, 107, 15, { face: 'slab', size: 9.5 }, { face: 'slabBold', size: 9 })
    })
    sheet.write(`Tracteur : ${plate}     Semi : plateau 13,60 m     PTRA : 44 t     Conducteur : Exemple`, 40, 198, { face: 'slab', size: 9.5 })
    sheet.box(40, 220, 515, 22, '#222')
    ;[['Nature de la marchandise', 48], ['Conditionnement', 290], ['Poids (t)', 470]].forEach(([words, x]) => sheet.write(String(words), Number(x), 226, { face: 'slabBold', size: 10, color: '#fff' }))
    goods.forEach((line, at) => {
      sheet.write(line[0], 48, 252 + at * 24, { face: 'slab', size: 10 })
      sheet.write(line[1], 290, 252 + at * 24, { face: 'slab', size: 10 })
      sheet.write(line[2], 520, 252 + at * 24, { face: 'slab', size: 10, align: 'right' })
      sheet.rule(40, 268 + at * 24, 555, 268 + at * 24, 0.4, '#888')
    })
    const foot = 262 + goods.length * 24
    sheet.write('Poids brut total', 290, foot, { face: 'slabBold', size: 11 })
    sheet.write(total, 528, foot, { face: 'slabBold', size: 11, align: 'right' })
    sheet.write('Attestation d’arrimage : sangles 2 500 daN, 8 pièces. Bâchage sans objet.', 40, foot + 34, { face: 'slab', size: 9 })
    signBoxes(sheet, ['Expéditeur', 'Transporteur', 'Destinataire (réserves)'], foot + 60, 90, 'slab')
    smallPrint(sheet, ['Le donneur d’ordre répond du poids déclaré. Immobilisation facturée au-delà de 2 h.'], 'slab')
  },
}))
