import { layout } from '../layout.ts'
import { ridgeParties } from './ridge-parties.ts'

const letters = [
  { goods: ['2 palettes de tuiles plates 17 x 27', '1 palette de faîtières et rives', '1 carton de crochets inox'], kg: '2 340 kg', expected: 2340, sent: '3 palettes et 1 carton' },
  { goods: ['1 palette de pierre de parement', '6 seaux de colle de 20 kg'], kg: '965 kilos', expected: 965, sent: '2 palettes filmées' },
] as const

/** A small maker's covering letter: the whole weight said in a sentence. */
export const consignmentLetterWeightRidge = layout('consignment-letter-weight-ridge', [{ seed: 16325, at: 0 }, { seed: 16326, at: 1 }], ({ seed, at }) => {
  const { goods, kg, expected, sent } = letters[at]!
  const on = ridgeParties(seed)
  return {
    expectedKg: expected,
    draw(sheet) {
      const style = { face: 'book', size: 10.5 } as const
      sheet.write('Tuilerie Spécimen', 60, 56, { face: 'bookBold', size: 16 })
      ;['Le Modèle', '71600 PARAY-LE-MONIAL', `Tél. ${on.phone}`].forEach((line, row) => sheet.write(line, 60, 80 + row * 14, { ...style, size: 9.5 }))
      ;[on.client, on.street, on.town].forEach((line, row) => sheet.write(line, 330, 130 + row * 16, style))
      sheet.write(`Paray-le-Monial, le ${on.date}`, 330, 200, style)
      sheet.write(`Objet : bordereau d’envoi – votre commande ${on.order}`, 60, 240, { ...style, face: 'bookBold' })
      sheet.write('Madame, Monsieur,', 60, 276, style)
      let y = sheet.flow(`Nous vous prions de trouver ci-après le détail de l’envoi remis ce jour aux Transports Exemple à destination de votre chantier, ${on.siteStreet}, ${on.siteTown} :`, 60, 302, 470, style) + 10
      goods.forEach((line) => {
        sheet.write(`–  ${line}`, 84, y, style)
        y += 18
      })
      y = sheet.flow(`Soit ${sent}, pour un poids total de ${kg}. Le déchargement au moyen d’un chariot élévateur est à votre charge ; merci de prévoir un accès pour un porteur de 19 tonnes.`, 60, y + 10, 470, style) + 14
      y = sheet.flow('Nous vous remercions de nous retourner un exemplaire du présent bordereau daté et signé, et vous prions d’agréer, Madame, Monsieur, nos salutations distinguées.', 60, y, 470, style) + 30
      sheet.write('Le service des expéditions', 330, y, style)
      sheet.write('Reçu le :                                        Signature :', 60, y + 90, style)
    },
  }
})
