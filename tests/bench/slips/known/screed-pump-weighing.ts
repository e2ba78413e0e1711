import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'
import { figure, smallPrint } from './lowland-print.ts'

interface Variant { readonly seed: number; readonly words: string; readonly cubic: number; readonly fullKg: number; readonly emptyKg: number }

const variants: readonly Variant[] = [
  { seed: 9721, words: 'Chape fluide sulfate de calcium CA-C20-F4', cubic: 5, fullKg: 24380, emptyKg: 13740 },
  { seed: 9722, words: 'Mortier de ravoirage dosé 250 kg/m3', cubic: 3.5, fullKg: 19860, emptyKg: 12440 },
]

/** A screed plant's ticket: the lorry weighed full and empty, the difference delivered. */
export const screedPumpWeighing = layout('screed-pump-weighing-lowland', variants, ({ seed, words, cubic, fullKg, emptyKg }) => {
  const who = desk(seed, 'tile')
  return {
    paper: { size: 'A5' },
    expectedKg: fullKg - emptyKg,
    draw(sheet) {
      const style = { face: 'printer', size: 9 } as const
      sheet.write('CHAPES DE L’EXEMPLE', 28, 26, { face: 'sansBold', size: 16 })
      sheet.write('Centrale de Modèle-les-Pins – ouverte dès 6 h', 28, 46, { size: 8.5 })
      sheet.write(`Bon n° ${who.slip}`, 392, 28, { face: 'sansBold', size: 12, align: 'right' })
      sheet.write(who.date, 392, 46, { ...style, align: 'right' })
      sheet.rule(28, 62, 392, 62, 1.4)
      writtenLines(sheet, [`Client    ${who.account}  ${who.client}`, `Chantier  ${who.site}`, `          ${who.siteStreet} ${who.siteTown}`, `Produit   ${words}`, `Volume    ${figure(cubic, 2)} m3      Toupie 4 AA-000-AA`, 'Étalement visé 24 cm      Adjuvant : aucun'], 28, 72, 17, { ...style, size: 8.5 })
      sheet.write('PESÉE', 210, 186, { face: 'sansBold', size: 11, align: 'center' })
      captionedBoxes(sheet, [['Brut (kg)', figure(fullKg, 0, 'blank')], ['Tare (kg)', figure(emptyKg, 0, 'blank')], ['Net (kg)', figure(fullKg - emptyKg, 0, 'blank')]], 28, 204, [121, 121, 122], { face: 'printerBold', size: 12 })
      writtenLines(sheet, ['Heure de fabrication      07:05', 'Arrivée chantier          07:48', 'Début de pompage          08:02', 'Fin de pompage            08:40'], 28, 256, 17, style)
      sheet.box(28, 336, 364, 60)
      sheet.write('Ajout d’eau sur chantier à la demande du client :  ........ L', 36, 344, { size: 8.5 })
      sheet.write('Signature :', 36, 364, { size: 8.5 })
      sheet.box(28, 404, 177, 70)
      sheet.box(215, 404, 177, 70)
      sheet.write('Le chauffeur', 36, 410, { size: 8.5 })
      sheet.write('Le client', 223, 410, { size: 8.5 })
      smallPrint(sheet, 'Masse volumique à l’état frais 2 100 à 2 200 kg/m3. PTAC du véhicule : 26 000 kg. L’accès et la résistance des voies privées relèvent du client. Produit irritant pour les yeux et la peau.', 490, 28)
    },
  }
})
