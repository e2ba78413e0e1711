import type { Ware } from '../known/consigned.ts'

/** Masonry and drains. */
export const masonryWares: readonly Ware[] = [
  ['100245', 'CIMENT CEM II/B 32,5 R SAC 35KG', 'SAC', 35, 9.8],
  ['100812', 'CHAUX NHL 3,5 SAC 35KG', 'SAC', 35, 14.2],
  ['110031', 'BLOC CREUX B40 20X20X50 NF', 'U', 17.8, 1.68],
  ['110077', 'BLOC LINTEAU U 20X20X50', 'U', 20.4, 3.15],
  ['120400', 'TREILLIS ST10 2,40X4,80', 'PAN', 13.9, 21.4],
  ['120655', 'CHAINAGE 4HA8 15X15 LG 6M', 'U', 11.1, 16.9],
  ['131009', 'HOURDIS BETON 16 ENTRAXE 60', 'U', 16.2, 2.25],
  ['140502', 'TUBE PVC CR8 D125 LG 3M', 'U', 8.35, 24.6],
  ['140930', 'REGARD BETON 50X50 + REHAUSSE', 'U', 96, 44],
  ['151144', 'SABLE 0/4 LAVE BIG BAG 1M3', 'BB', 1480, 72],
  ['151150', 'GRAVILLON 4/20 DEMI BIG BAG', 'BB', 760, 48],
  ['160021', 'ETANCHEITE SOUBASSEMENT SEAU 25L', 'SEA', 27.6, 58],
]

/** Partitions and insulation. */
export const dryWares: readonly Ware[] = [
  ['BA13-250', 'Plaque BA13 standard 2,50 x 1,20', 'PL', 25.2, 8.4],
  ['BA13H-260', 'Plaque BA13 hydro 2,60 x 1,20', 'PL', 29.6, 14.1],
  ['BA18-250', 'Plaque BA18 phonique 2,50 x 1,20', 'PL', 40.5, 22.6],
  ['M48-300', 'Montant 48/35 longueur 3,00 m', 'BA', 2.25, 4.6],
  ['R48-300', 'Rail 48/28 longueur 3,00 m', 'BA', 1.92, 3.9],
  ['F530', 'Fourrure 18/45 longueur 5,30 m', 'BA', 3.45, 5.1],
  ['LDR45', 'Laine de roche semi-rigide 45 mm', 'PQ', 12.8, 39],
  ['LDV200', 'Laine de verre 200 mm R5', 'RL', 17.4, 52],
  ['ENDJ25', 'Enduit joint poudre 4 h', 'SC', 25, 19.5],
  ['MAP25', 'Mortier adhésif plaque', 'SC', 25, 9.9],
]

/** Plumbing, heating and bathrooms. */
export const waterWares: readonly Ware[] = [
  ['CE150MUR', 'Chauffe-eau électrique 150 L mural', 'P', 38.5, 312],
  ['RAD1200', 'Radiateur acier type 22 600x1200', 'P', 41.2, 186],
  ['REC8012', 'Receveur résine 80x120 blanc', 'P', 36.4, 248],
  ['WCPACK', 'Pack WC surélevé sortie horizontale', 'P', 33.8, 179],
  ['MULT16', 'Tube multicouche D16 couronne 100 m', 'C', 11.6, 118],
  ['CU22', 'Tube cuivre écroui D22 barre 5 m', 'B', 2.95, 41],
  ['VASEX35', 'Vase expansion chauffage 35 L', 'P', 6.1, 57],
  ['MITDOU', 'Mitigeur thermostatique douche', 'P', 2.4, 94],
  ['BAIG170', 'Baignoire acrylique 170x70', 'P', 23.7, 209],
  ['SIPH90', 'Siphon de douche extra-plat D90', 'P', 0.65, 22],
]

/** Cables and boards. */
export const wireWares: readonly Ware[] = [
  ['3G2.5-T500', 'U-1000 R2V 3G2,5 touret 500 m', 'TOU', 98, 640],
  ['3G1.5-C100', 'U-1000 R2V 3G1,5 couronne 100 m', 'CRN', 13.2, 84],
  ['ICTA25', 'Gaine ICTA D25 tire-fil 100 m', 'CRN', 11.4, 46],
  ['TAB4R', 'Tableau 4 rangées 52 modules', 'PCE', 5.8, 62],
  ['CDC95', 'Chemin de câbles fil 54x200 L 3 m', 'PCE', 4.55, 38],
  ['DALLE60', 'Dalle LED 600x600 36 W', 'PCE', 2.9, 41],
  ['BATSEC', 'Bloc autonome évacuation', 'PCE', 0.75, 36],
  ['TERRE25', 'Câble cuivre nu 25 mm² 50 m', 'CRN', 11.2, 155],
]

/** Roofs and timber. */
export const roofWares: readonly Ware[] = [
  ['TUIROM', 'Tuile romane canal rouge flammé', 'U', 3.45, 1.52],
  ['FAIT50', 'Faîtière à emboîtement 50 cm', 'U', 4.2, 7.9],
  ['LIT2738', 'Liteau sapin traité 27x38 lg 4 m', 'U', 2.15, 3.2],
  ['ECRHPV', 'Écran sous-toiture HPV 75 m²', 'RL', 10.8, 96],
  ['CLOSOIR', 'Closoir ventilé souple 5 m', 'RL', 3.2, 34],
  ['GOUTZ25', 'Gouttière zinc dév. 25 lg 4 m', 'U', 5.9, 38],
  ['CHEV6380', 'Chevron sapin 63x80 lg 5 m', 'U', 11.6, 18.9],
  ['OSB15', 'Dalle OSB3 15 mm 250x67,5', 'U', 16.4, 19.4],
  ['PANNE', 'Panne douglas 75x225 lg 6 m', 'U', 54.5, 88],
]

/** Tiles and what lays them. */
export const tileWares: readonly Ware[] = [
  ['GC6060GR', 'Grès cérame 60x60 gris R9 (paq. 1,44 m²)', 'PAQ', 30.6, 27.4],
  ['GC2012BO', 'Grès cérame bois 20x120 (paq. 1,20 m²)', 'PAQ', 26.2, 36.8],
  ['FA2560BL', 'Faïence 25x60 blanc mat (paq. 1,35 m²)', 'PAQ', 19.8, 18.9],
  ['PL0860', 'Plinthe 8x60 gris', 'U', 0.95, 4.2],
  ['CO5SAC', 'Colle C2S1 déformable', 'SAC', 25, 28],
  ['JO5SAC', 'Joint souple gris perle', 'SAC', 5, 14.5],
  ['NATT30', 'Natte désolidarisation rlx 30 m²', 'RLX', 18.9, 264],
]
