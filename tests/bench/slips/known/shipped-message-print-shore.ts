import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { facts } from './shore-print.ts'
import { shore } from './shore-parties.ts'

const variants: readonly { readonly seed: number; readonly goods: readonly string[]; readonly supports: string; readonly kg: string; readonly expectedKg: number }[] = [
  { seed: 11564, goods: ['Receveur à carreler 120 × 90 – quantité 3', 'Siphon extra-plat – quantité 3', 'Panneau à carreler 20 mm – quantité 24'], supports: '1 palette', kg: '214 kg', expectedKg: 214 },
  { seed: 11565, goods: ['Parquet contrecollé chêne brossé – quantité 62 m²', 'Sous-couche liège 2 mm – quantité 7 rouleaux'], supports: '2 palettes', kg: '618,4 kg', expectedKg: 618.4 },
]

/** A printed electronic message telling that the order has left. */
export const shippedMessagePrint = layout('shipped-message-print-shore', variants, ({ seed, goods, supports, kg, expectedKg }) => ({
  expectedKg,
  draw(sheet) {
    const { client, site, siteStreet, siteTown, order, date, time, after, slip } = shore(seed)
    const style = { face: 'modern', size: 9.5 } as const
    sheet.write(`${date} ${time}`, 40, 24, { face: 'modern', size: 7.5, color: '#555' })
    sheet.write('Messagerie – Votre commande est en route', 330, 24, { face: 'modern', size: 7.5, color: '#555' })
    sheet.write(`Votre commande ${order} est en route`, 40, 50, { face: 'modernBold', size: 15 })
    facts(sheet, [['De :', 'Revêtements Exemple <expedition@revetements.example>'], ['À :', `${client} <achats@client.example>`], ['Date :', `${date} ${time}`], ['P. jointe :', `BL_${slip}.pdf (112 Ko)`]], 40, 78, 64, style, 15)
    sheet.rule(40, 146, 555, 146, 0.5, '#999')
    let y = sheet.flow('Bonjour,', 40, 162, 500, style) + 8
    y = sheet.flow('Bonne nouvelle : votre commande a quitté notre entrepôt. Voici ce que le transporteur vous présentera.', 40, y, 500, style) + 14
    sheet.box(40, y, 515, 120, '#f4f6f8', '#d0d7de', 5)
    facts(sheet, [['Transporteur', 'Spécimen Fret'], ['N° d’expédition', `SPF${slip}`], ['Conditionnement', supports], ['Poids', kg], ['Livraison estimée', `${after}, entre 8 h et 13 h`], ['Adresse', `${site}, ${siteStreet}, ${siteTown}`]], 54, y + 12, 120, style, 17)
    y = writtenLines(sheet, ['Articles expédiés', ...goods], 40, y + 138, 17, style, { face: 'modernBold', size: 9.5 }) + 10
    y = sheet.flow('Le chauffeur dispose d’un transpalette (capacité 1 000 kg) et d’un hayon ; la livraison se fait en bordure de rue. Vérifiez les colis en sa présence et notez toute anomalie.', 40, y, 500, style) + 12
    sheet.write('Le service expédition', 40, y, style)
    sheet.write('Ce message est envoyé automatiquement, merci de ne pas y répondre.', 40, y + 30, { face: 'modern', size: 7.5, color: '#777' })
  },
}))
