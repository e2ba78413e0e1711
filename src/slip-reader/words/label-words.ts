import { plainText } from '#rules/moment/french.ts'

/** Whether a word makes a weight another than the load's: 'Poids moyen', 'Poids emballage', 'Poids facturé'. */
export function changesMeaning(text: string): boolean {
  const plain = bare(text)
  return changing.has(plain) || changing.has(plain.replace(/e?s?$/, ''))
}

/**
 * Whether a word leaves the weight beside it that of the load: 'Poids constaté au départ', 'Poids pour l’expédition',
 * 'Poids (AAD)'.
 */
export function isNeutral(text: string): boolean {
  const plain = bare(text)
  return (
    /^\([A-Z*]{1,3}\)[.:]*$/.test(text) ||
    neutral.has(plain) ||
    neutral.has(plain.replace(/s$/, '')) ||
    (/\p{L}{3}\.[:)]*$/u.test(text) && isAbbreviation(plain))
  )
}

/** 'expéd.', 'march.': the beginning of words that all leave the meaning alone. */
function isAbbreviation(plain: string): boolean {
  const begins = (list: ReadonlySet<string>) =>
    [...list].some((word) => word.length > plain.length && word.startsWith(plain))
  return (begins(neutral) || begins(whole)) && !begins(changing) && !begins(packing)
}

/** Whether a word names what the truck carries as a whole: 'Votre livraison pèse', 'Masse de l’envoi'. */
export function namesWhole(text: string): boolean {
  return whole.has(bare(text))
}

/** What goods are packed in; 'palettes comprises' says that the weight holds it, too. */
export function isPacking(text: string): boolean {
  return packing.has(bare(text))
}

/** 'Poids emballage compris', 'Poids avec palettes' */
export function isIncluding(text: string): boolean {
  return including.has(bare(text))
}

/** 'Poids déclaré par le transporteur' */
export function isAgent(text: string): boolean {
  return agents.has(bare(text))
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

const packing = words(
  'emb emballage emballages palette palettes palettisation conditionnement support supports touret tourets caisse caisses calage calages',
)
const including = words('compris comprise comprises inclus incluse incluses avec yc')
const whole = words(
  'livraison expedition envoi chargement cargaison fret marchandise marchandises ensemble tout total materiel materiaux commande fournitures',
)

const agents = words('fournisseur transporteur expediteur destinataire chauffeur livreur magasin depot client soins')

const changing = words(
  'cuivre metal sus moyen moyenne moyens moyennes hors sans non sauf excepte facture facturee factures facturer facturable tarifaire tarife payant payante deja retour retours retourne retournee retournes repris reprise reprises rendu rendus consigne consignes consignee ' +
    'emballage emballages palettisation conditionnement support supports touret tourets caisse caisses calage cale cales container conteneur conteneurs benne bennes bac bacs godet rack racks chevalet chevalets cadre big-bag bigbag ' +
    'tournee tournees jour journee semaine mois annee annuel hier consomme consommee consommable dosage dose doses echantillon eprouvette essieu essieux hayon elingue elingues grue levage engin manutention gerbage ' +
    'sec seche humide specifique volumique surfacique molaire propre mort equivalent equivalente relatif nominal nominale ' +
    'installe installee applique appliquee teste testee leve levee souleve soulevee reparti repartie rempli remplie pose posee suspendu suspendue accroche accrochee empile empilee stocke stockee utilise utilisee utilisateur recommande recommandee conseille conseillee preconise preconisee exige exigee requis requise garanti garantie tracte tractee freine freinee initial initiale rectifie corrige ' +
    'deduire recuperer restituer rendre evacuer evacue evacuee recupere recuperee collecte collectee commander produire fabriquer prevoir respecter soulever lever ajouter rajouter venir recevoir reprendre retourner enlever co2 ' +
    'element elements barre barres botte bottes fagot fagots plaque plaques rouleau bobine bobines couronne couronnes bidon bidons pot pots seau seaux fut futs bloc blocs poutre poutres dalle dalles pave paves tuile tuiles brique briques paquet paquets carton sachet boite ' +
    'lot lots zone etage niveau poste postes rang lit couche une franco gratuit gratuite offert offerte si lorsque quand sinon ' +
    'admis admise tolere toleree depasser depasse depassent depassant excedant exceder excede minimal minimale plafond plancher supportee supporte portee portance ancien ancienne annule annulee refuse refusee manquant manquante perdu differe differee attendu demande demandee souhaite restants autre autres suivant suivante precedemment ecart difference tolerance correction prochaine prochain derniere dernier habituel habituelle passee veille',
)

const neutral = words(
  'messagerie machine bord lig sorti sortis sortie retrait retraits gachee realise realisee prepa preparation estimation th pour tout tous toute toutes votre vos notre nos ces son sa leur nous vous on y il elle se present presente presents ' +
    'panier materiel materiels fourniture fournitures cargaison fret document avis bordereau colisage enlevement enlevements chantier depart arrivee quai usine depot sortie client commande ' +
    'prevu prevue prevus previsionnel previsionnelle theor theo estim approche approchee environs presque constate constatee mesure mesuree verifie verifiee controle controlee releve relevee enregistre enregistree pese pesee ' +
    'indique indiquee mentionne annonce annoncee exprime exprimee arrondi arrondie exact exacte effectif effective definitif definitive complet complete entier entiere physique ' +
    'charge chargee charges emporte emportee enleve enlevee remis remise retenu pris prise transportee transportes transportees expediees expedies envoye envoyee declaree recu recue recus embarque embarquee ' +
    'livrons expedions remettons represente representent representant totalisant fait totalise atteint eleve etabli arrete arret transport selon bascule pont pont-bascule tables table catalogue fiche fiches donnees informatif titre ' +
    'compris comprise comprises inclus incluse incluses avec sur dans chez ci-dessus ci-contre ci-joint joint jointe suit exp expe liv livr dechargement charger decharger livrer transporter manutentionner porter expedier acheminer ' +
    'fournisseur transporteur expediteur destinataire chauffeur livreur magasin info infos information memoire approchant avoisinant avoisine recapitulatif recap logistique logistiques uvc emporte emportent transporte contient accompagne comporte comprend regroupe concerne bon bl n',
)

/** Whether a plain word is one of those above, and so no misread other one: 'remis' is no 'remise'. */
export function isListed(plain: string): boolean {
  const stem = plain.replace(/e?s$/, '')
  return [plain, stem].some((each) => neutral.has(each) || changing.has(each))
}

function bare(text: string): string {
  return plainText(text)
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/^(?:[dlns]|qu)['’]/, '')
}
