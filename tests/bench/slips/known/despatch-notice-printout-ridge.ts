import { layout } from '../layout.ts'
import { stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { figure } from './ridge-print.ts'
import { plumbingShelf } from './ridge-wares.ts'

/** A despatch notice printed from the mailbox: goods in a list, the weight in the tracking lines or not told. */
export const despatchNoticePrintoutRidge = layout('despatch-notice-printout-ridge', [{ seed: 16315, lines: 3, told: true }, { seed: 16316, lines: 4, told: true }, { seed: 16317, lines: 3, told: false }], ({ seed, lines, told }) => {
  const goods = stocked(plumbingShelf, seed, lines, { times: 0.3, decimals: 1 })
  const on = ridgeParties(seed)
  return {
    expectedKg: told ? goods.kg : null,
    draw(sheet) {
      sheet.write('Votre commande est en route', 50, 40, { face: 'sansBold', size: 14 })
      ;[['De :', 'Sanitaire Exemple <expedition@sanitaire.example>'], ['À :', 'chantier@modele.example'], ['Date :', `${on.date} ${on.time}`]].forEach(([name = '', worth = ''], at) => {
        sheet.write(name, 50, 64 + at * 14, { face: 'sansBold', size: 9 })
        sheet.write(worth, 90, 64 + at * 14, { size: 9 })
      })
      sheet.rule(50, 112, 545, 112, 0.8, '#999')
      const said = [
        'Bonjour,',
        '',
        `Votre commande n° ${on.order} a été remise ce jour à notre transporteur.`,
        'La livraison est prévue sous 24 à 72 h, sur rendez-vous téléphonique.',
        '',
        'Détail de l’expédition :',
        ...goods.lines.map((line) => `   •  ${line.count} × ${line.words}`),
        '',
        'Transporteur : Exemple Transport (livraison au pied du camion)',
        `Numéro de suivi : EX${on.slip}${on.account}FR`,
        `Nombre de colis : ${lines}`,
        ...(told ? [`Poids de l’envoi : ${figure(goods.kg, 1)} kg`] : []),
        `Adresse : ${on.client}, ${on.siteStreet}, ${on.siteTown}`,
        '',
        'Pensez à vérifier l’état des colis en présence du livreur et à noter vos réserves',
        'précises sur son bon. Au-delà de 30 kg, prévoyez une seconde personne.',
        '',
        'L’équipe Sanitaire Exemple',
      ]
      said.forEach((line, at) => sheet.write(line, 50, 128 + at * 17, { size: 10 }))
      sheet.write(`https://mail.example/impression/${on.slip}`, 50, 810, { size: 7, color: '#777' })
      sheet.write('1/1', 545, 810, { size: 7, color: '#777', align: 'right' })
    },
  }
})
