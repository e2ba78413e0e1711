import type { Ware } from './consigned.ts'

export const masonryWares: readonly Ware[] = [
  ['101035', 'Ciment CEM II 32,5 R sac 35 kg', 'SAC', 35, 8.95],
  ['102220', 'Bloc creux béton 20 × 20 × 50 B40', 'U', 17.5, 1.58],
  ['103310', 'Treillis soudé ST10 2,40 × 3,60', 'U', 13.9, 18.4],
  ['104004', 'Sable 0/4 lavé en big bag', 'BB', 1000, 64],
  ['105041', 'Bordure P1 béton 1 m', 'U', 40, 6.1],
  ['106035', 'Chaux NHL 3,5 sac 35 kg', 'SAC', 35, 12.7],
  ['107120', 'Linteau précontraint 1,20 m', 'U', 19.6, 9.8],
  ['108550', 'Planelle 5 × 20 × 50', 'U', 8.2, 1.12],
  ['109020', 'Bloc d’angle 20 × 20 × 50', 'U', 19, 2.2],
  ['110625', 'Film polyéthylène 150 µm 6 × 25 m', 'RL', 21, 42],
]

export const finishingWares: readonly Ware[] = [
  ['PL1325', 'Plaque de plâtre BA13 2,50 × 1,20', 'U', 25.2, 8.4],
  ['PLH1325', 'Plaque hydro H1 BA13 2,50 × 1,20', 'U', 28.1, 12.9],
  ['MT4830', 'Montant M48-35 lg 3,00 m', 'U', 1.95, 4.6],
  ['RL4830', 'Rail R48 lg 3,00 m', 'U', 1.62, 3.7],
  ['LV100', 'Laine minérale GR32 100 mm', 'PAQ', 7.4, 33.5],
  ['EJ25', 'Enduit joint 4 h sac 25 kg', 'SAC', 25.3, 17.2],
  ['VP25', 'Vis plaque 3,5 × 25 boîte de 1000', 'BTE', 1.48, 11.6],
  ['BJ150', 'Bande à joint 150 m', 'RL', 1.1, 6.3],
  ['FR530', 'Fourrure F47 lg 5,30 m', 'U', 3.18, 5.9],
  ['CM25', 'Mortier adhésif sac 25 kg', 'SAC', 25.3, 10.8],
]

export const plumbingWares: readonly Ware[] = [
  ['CE150VM', 'Chauffe-eau vertical mural 150 L', 'PCE', 38.5, 312],
  ['REC80120', 'Receveur extra-plat 80 × 120 blanc', 'PCE', 31.2, 184],
  ['WCPACK', 'Pack WC suspendu + bâti-support', 'ENS', 36.8, 229],
  ['RAD1000', 'Radiateur acier type 22 600 × 1000', 'PCE', 32.6, 148],
  ['PVC100', 'Tube PVC Ø 100 NF-Me lg 4 m', 'BAR', 5.6, 13.4],
  ['CU1416', 'Couronne cuivre recuit 14-16 25 m', 'CRN', 10.5, 176],
  ['MULT16', 'Multicouche 16 × 2 couronne 100 m', 'CRN', 11.4, 98],
  ['MITLAV', 'Mitigeur lavabo chromé', 'PCE', 1.35, 64],
  ['SIPHD', 'Siphon de douche Ø 90', 'PCE', 0.42, 17.5],
  ['GRSEC', 'Groupe de sécurité 20/27', 'PCE', 0.68, 22.9],
]

export const electricWares: readonly Ware[] = [
  ['R2V3G25', 'Câble U-1000 R2V 3G2,5 touret 500 m', 'TOU', 92, 615],
  ['H07V15', 'Fil H07V-U 1,5 bleu couronne 100 m', 'CRN', 2.05, 21.8],
  ['ICTA20', 'Gaine ICTA Ø 20 avec tire-fil 100 m', 'CRN', 6.9, 31.4],
  ['TAB4R', 'Coffret 4 rangées 52 modules', 'PCE', 4.8, 118],
  ['CDC100', 'Chemin de câbles fil 100 × 54 lg 3 m', 'PCE', 3.4, 19.6],
  ['TGBT24', 'Armoire tôle 24 modules 6 rangées', 'PCE', 41, 486],
  ['LUM120', 'Réglette LED étanche 1,20 m', 'PCE', 1.7, 34.5],
  ['BTEENC', 'Boîte d’encastrement 1 poste, lot de 100', 'LOT', 3.2, 48],
]

export const tileWares: readonly Ware[] = [
  ['GC6060B', 'Grès cérame 60 × 60 béton gris', 'm²', 20.8, 24.9],
  ['FA2060I', 'Faïence 20 × 60 ivoire mat', 'm²', 15.4, 19.5],
  ['PL2080C', 'Grès 20 × 120 aspect chêne', 'm²', 21.6, 32.8],
  ['CC25C2', 'Mortier-colle C2S1 sac de 25 kg', 'sac', 25, 23.5],
  ['JT05G', 'Joint fin gris perle 5 kg', 'seau', 5.2, 11.9],
  ['NAT20', 'Natte d’étanchéité rouleau 20 m', 'rl', 9.6, 142],
]

export const timberWares: readonly Ware[] = [
  ['BMR6317', 'Bastaing 63 × 175 épicéa C24 4,00 m', 'PCE', 20.3, 21.4],
  ['CHV6375', 'Chevron 63 × 75 sapin 4,00 m', 'PCE', 8.7, 8.9],
  ['LIT2738', 'Liteau 27 × 38 botte de 10 × 4,00 m', 'BOT', 19.8, 24],
  ['OSB318', 'Panneau OSB3 18 mm 2500 × 1250', 'PAN', 35.4, 33.6],
  ['CTP15', 'Contreplaqué peuplier 15 mm 2500 × 1220', 'PAN', 20.9, 41],
  ['LAM145', 'Lame terrasse pin cl. 4 27 × 145 4,00 m', 'PCE', 8.6, 14.8],
  ['LC1020', 'Lamellé-collé 100 × 200 GL24 5,00 m', 'PCE', 46, 118],
]

export const steelWares: readonly Ware[] = [
  ['IPE140', 'IPE 140 S275JR lg 6,00 m', 'BAR', 77.4, 131],
  ['HEA120', 'HEA 120 S275JR lg 6,00 m', 'BAR', 119.4, 208],
  ['UPN100', 'UPN 100 S235 lg 6,00 m', 'BAR', 63.6, 112],
  ['TC4040', 'Tube carré 40 × 40 × 3 lg 6,00 m', 'BAR', 20.4, 42],
  ['CO505', 'Cornière 50 × 50 × 5 lg 6,00 m', 'BAR', 22.6, 39.5],
  ['HA10', 'Rond béton HA10 lg 12,00 m', 'BAR', 7.4, 10.2],
  ['TOLE2', 'Tôle galva 2 mm 2000 × 1000', 'FEU', 31.4, 78],
]

export const joineryWares: readonly Ware[] = [
  ['F12125', 'Fenêtre PVC 2 vantaux 1250 × 1200', 'U', 48.5, 342],
  ['PF21521', 'Porte-fenêtre PVC 2150 × 1400', 'U', 78, 598],
  ['CO24021', 'Coulissant alu 2150 × 2400', 'U', 112, 1260],
  ['BP8304', 'Bloc-porte isoplane 830 × 2040', 'U', 19.4, 92],
  ['PE9021', 'Porte d’entrée acier 900 × 2150', 'U', 64, 890],
  ['VR1212', 'Volet roulant rénovation 1250 × 1200', 'U', 17.5, 268],
]
