import { fr } from '../drawing/french-number.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { labelValueRows } from './label-value-rows.ts'
import { parties } from './parties.ts'

/** A bulk plant's delivery note: what the tanker blew into the silo, in tonnes, among analyses and limits. */
export const siloTanker = layout('silo-tanker', [
  { seed: 7331, product: 'CEM II/A-LL 42,5 R', tonnes: 27.46, silo: 'Silo 2 – capacité 40 T', seal: '118204' },
  { seed: 7332, product: 'Filler calcaire 0/0,125', tonnes: 9.8, silo: 'Silo 1 – capacité 25 T', seal: '118377' },
], ({ seed, product, tonnes, silo, seal }) => ({
  expectedKg: Math.round(tonnes * 1000),
  draw(sheet) {
    const { client, site, siteStreet, siteTown, number, day, hour, plate, order } = parties(seed)
    const text = { face: 'sans', size: 10 } as const
    const bold = { face: 'sansBold', size: 10 } as const
    sheet.write('LIANTS EXEMPLE', 45, 40, { face: 'sansBold', size: 20 })
    sheet.write('Usine du Modèle – 38390 MONTALIEU', 45, 66, text)
    sheet.write('BON DE LIVRAISON VRAC', 550, 44, { face: 'sansBold', size: 14, align: 'right' })
    const y = captionedBoxes(sheet, [['N° de bon', number], ['Date', day], ['Heure départ', hour], ['Commande', order], ['Citerne', plate]], 45, 92, [100, 100, 95, 100, 110], text)
    writtenLines(sheet, ['Destinataire', client, site, `${siteStreet}, ${siteTown}`], 45, y + 16, 15, text, bold)
    writtenLines(sheet, ['Transporteur', 'Pulvé-Trans Spécimen', 'Compresseur embarqué – flexible 20 m'], 330, y + 16, 15, text, bold)
    sheet.rule(45, y + 88, 550, y + 88)
    labelValueRows(sheet, [['Produit', product], ['Norme', 'NF EN 197-1 – marquage CE 0000'], ['Quantité livrée', `${fr(tonnes, 2)} T`], ['Point de livraison', silo], ['Plombs', seal]], { x: 45, y: y + 104, step: 22, valueAt: 140, style: text, valueStyle: bold })
    sheet.rule(45, y + 220, 550, y + 220)
    writtenLines(sheet, ['Consignes de dépotage', 'Pression maximale 2 bar. Vérifier le filtre du silo et la place disponible avant raccordement.', 'Danger : provoque des lésions oculaires graves. Porter lunettes, gants et masque.'], 45, y + 234, 15, { size: 9 }, bold)
    ;['Visa chargeur', 'Visa chauffeur', 'Visa réceptionnaire'].forEach((words, at) => {
      sheet.box(45 + at * 172, y + 300, 161, 74)
      sheet.write(words, 52 + at * 172, y + 306, { size: 8.5 })
    })
  },
}))
