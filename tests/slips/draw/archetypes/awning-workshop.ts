import { marks } from '../letterheads.ts'
import { layout } from '../layout.ts'
import { captionedBoxes, writtenLines } from '../written-lines.ts'

/** An awning workshop: dimensions and options of one product, and a parcel line. */
export const awningWorkshop = layout(
  'awning-workshop',
  [
    {
      seed: 9121,
      kg: 74,
      parcel: '74 kg',
      long: '5,20 m',
      model: 'Store coffre « Riviera » 5,00 × 3,00 m',
      options: [
        'Moteur radio à droite, manœuvre de secours',
        'Toile acrylique réf. 8206, lambrequin droit 20 cm',
        'Pose de face, 3 supports',
        'Armature RAL 9010',
      ],
    },
    {
      seed: 9122,
      kg: null,
      parcel: null,
      long: '4,20 m',
      model: 'Pergola toile rétractable 4,00 × 3,00 m',
      options: [
        '2 poteaux 100 × 100 h 2,40 m',
        'Toile PVC précontraint blanc',
        'Résistance au vent classe 3',
        'Éclairage LED 2 rampes',
      ],
    },
    {
      seed: 9123,
      kg: 31.5,
      parcel: '31,5 kg',
      long: '2,70 m',
      model: 'Store bras droits 2,50 × 1,60 m',
      options: ['Treuil manuel, manivelle 1,50 m', 'Toile coton enduit réf. 0017', 'Pose plafond'],
    },
  ],
  ({ seed, kg, parcel, long, model, options }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date } = marks(seed)
      const face = { face: 'sans', size: 10 } as const
      for (let stripe = 0; stripe < 12; stripe++) sheet.box(40 + stripe * 43, 30, 21.5, 10, '#f9a825', '#f9a825')
      sheet.write('STORES EXEMPLE', 40, 50, { face: 'sansBold', size: 18 })
      sheet.write('BL ', 480, 52, { face: 'sansBold', size: 14 })
      sheet.write(slip, 504, 54, face)
      writtenLines(sheet, ['Revendeur / poseur', client, site, siteTown], 40, 92, 14, face, {
        face: 'sans',
        size: 8,
        color: '#666',
      })
      writtenLines(sheet, [`Commande ${order}`, `Expédition le ${date}`, 'Fabrication n° 26-0418'], 380, 106, 14, face)
      sheet.write('1', 48, 186, { face: 'sansBold', size: 11 })
      sheet.write(model, 72, 186, { face: 'sansBold', size: 11 })
      let y =
        writtenLines(
          sheet,
          options.map((option) => `– ${option}`),
          72,
          208,
          16,
          face,
        ) + 14
      if (parcel !== null)
        y =
          captionedBoxes(
            sheet,
            [
              ['Nombre de colis', '1'],
              ['Longueur', long],
              ['Poids', parcel],
            ],
            40,
            y,
            [150, 150, 150],
            face,
          ) + 14
      else
        y =
          captionedBoxes(
            sheet,
            [
              ['Nombre de colis', '3'],
              ['Longueur', long],
              ['Contrôle', 'OK'],
            ],
            40,
            y,
            [150, 150, 150],
            face,
          ) + 14
      y = sheet.flow(
        'Vérifier l’état de l’emballage en présence du transporteur. Notice de pose et télécommande dans le colis n° 1. Garantie 5 ans armature, 2 ans motorisation.',
        40,
        y,
        515,
        { face: 'sans', size: 8.5, color: '#444' },
      )
      sheet.write('Reçu le ………………   par ……………………………', 40, y + 40, face)
    },
  }),
)
