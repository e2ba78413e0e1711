import type { Ware } from './consigned.ts'

/** Boxes of tiles and what lays them: a box's square metres stand in the words. */
export const tileShelf: readonly Ware[] = [
  ['GC6060A', 'Grès cérame Spécimen anthracite 60x60', 'BTE', 31.2, 27.4],
  ['GC8080I', 'Grès cérame rectifié ivoire 80x80', 'BTE', 27.9, 38.2],
  ['FA2050B', 'Faïence blanche mate 20x50', 'BTE', 15.1, 19.9],
  ['PL1290C', 'Carreau aspect bois chêne 20x120', 'BTE', 26.3, 34],
  ['MO3030G', 'Mosaïque galet gris 30x30', 'BTE', 19.4, 49],
  ['TE2020K', 'Dalle 2 cm terrasse 60x60 gris', 'BTE', 33.6, 41.5],
  ['ZE1010V', 'Zellige vert 10x10', 'BTE', 9.8, 58],
  ['PI4545S', 'Grès pleine masse sel-poivre 45x45', 'BTE', 29.5, 22.6],
]

/** Square metres in a box, in the order of the tiles. */
export const tileSurfaces: readonly number[] = [1.44, 1.28, 1, 1.2, 0.99, 0.72, 0.5, 1.42]

export const steelShelf: readonly Ware[] = [
  ['IPE160', 'Poutrelle IPE 160 S275 lg 6 m', 'BA', 94.8, 142],
  ['HEA140', 'Poutrelle HEA 140 S275 lg 6,10 m', 'BA', 150.7, 236],
  ['UPN120', 'UPN 120 lg 6 m', 'BA', 80.4, 131],
  ['COR505', 'Cornière 50x50x5 lg 6 m', 'BA', 22.62, 41],
  ['PLT406', 'Plat 40x6 lg 6 m', 'BA', 11.28, 22],
  ['TUB503', 'Tube carré 50x50x3 lg 6 m', 'BA', 26.1, 55],
  ['HA14-12', 'Rond béton HA14 lg 12 m', 'BA', 14.52, 19],
  ['HA10-12', 'Rond béton HA10 lg 12 m', 'BA', 7.4, 9.8],
  ['TOL2-20', 'Tôle noire 2 mm 2000x1000', 'FE', 31.4, 66],
  ['TOL5-25', 'Tôle larmée 5/7 2500x1250', 'FE', 132.5, 246],
]

/** Timber: the weight of a unit, and below its cubic metres. */
export const timberShelf: readonly Ware[] = [
  ['BM75225', 'Bastaing C24 63x175 lg 5 m cl.2', 'U', 26.4, 31],
  ['BM80200', 'Madrier 75x225 lg 6 m cl.2', 'U', 48.6, 59],
  ['CH6375', 'Chevron 63x75 lg 4 m cl.2', 'U', 9.1, 9.8],
  ['LI2740', 'Liteau 27x40 lg 4 m', 'U', 2.1, 2.4],
  ['OSB318', 'OSB 3 18 mm 2500x1250', 'PX', 34.6, 37],
  ['CTBX19', 'Contreplaqué peuplier 19 mm 2500x1220', 'PX', 26.7, 79],
  ['LMD145', 'Lame douglas 28x145 lg 4 m', 'U', 8.4, 14],
  ['PTX90', 'Poteau lamellé-collé 90x90 lg 3 m', 'U', 11.2, 44],
  ['DAG22', 'Dalle agglo CTBH 22 mm 2500x910', 'PX', 34.1, 31],
]

/** Cubic metres of a unit, in the order of the timber. */
export const timberVolumes: readonly number[] = [0.0551, 0.1013, 0.0189, 0.0043, 0.0563, 0.058, 0.0162, 0.0243, 0.0501]

export const precastShelf: readonly Ware[] = [
  ['REG60', 'Regard 60x60 h 60 avec réservation', 'U', 285, 74],
  ['RHS60', 'Rehausse 60x60 h 30', 'U', 128, 39],
  ['BUS400', 'Buse armé Ø 400 lg 2,40 m 135A', 'U', 640, 121],
  ['BUS300', 'Buse armé Ø 300 lg 2,40 m 135A', 'U', 425, 88],
  ['TPF400', 'Tampon fonte D400 Ø 600', 'U', 62, 148],
  ['BT2-1M', 'Bordure T2 classe U lg 1 m', 'U', 86, 8.9],
  ['CC1-1M', 'Caniveau CC1 lg 1 m', 'U', 118, 12.4],
  ['GBA-L', 'Élément L soutènement h 1,20 lg 1 m', 'U', 710, 168],
  ['FOSS3', 'Cuve béton 3 m³ monobloc', 'U', 1950, 840],
]

/** What a hire depot lends: kg a piece, euros a day. */
export const hireShelf: readonly Ware[] = [
  ['0417', 'Compacteur plaque vibrante 85', 'U', 88, 42],
  ['0552', 'Groupe électrogène 6 kVA', 'U', 97, 48],
  ['0710', 'Bétonnière thermique 350 L', 'U', 214, 39],
  ['0833', 'Brise-béton électrique 16 kg', 'U', 31, 36],
  ['1204', 'Étai acier 2,20-4,00 m', 'U', 17.2, 0.35],
  ['1231', 'Tour échafaudage alu 6 m', 'U', 152, 51],
  ['1302', 'Barrière de chantier grillagée 3,50 m', 'U', 15.8, 0.4],
  ['1303', 'Plot béton 34 kg pour barrière', 'U', 34, 0.2],
  ['1540', 'Pompe à eaux chargées 3"', 'U', 61, 44],
  ['1688', 'Nettoyeur HP eau froide', 'U', 54, 38],
]
