import { flexWords, openingHours, publicWords } from '#rules/moment/opening-words.ts'
import { givenSite, type FaqEntry } from './site.ts'
import { startingPrice } from './starting-price.ts'

/** The eight questions (section 2), answered from section 9's terms only (R5); the impossible by what is (R6). */
export const faq: readonly FaqEntry[] = givenSite().faq ?? [
  {
    id: 'prix',
    question: 'Combien coûte une livraison ?',
    answer: `La livraison démarre à ${startingPrice} HT. Le tarif dépend de la distance, du poids et de la zone de livraison. Tu vois le prix complet, HT et TTC, avant de payer. Tu paies par carte, tu fais payer par un lien, ou tu commandes sur le compte ouvert à ton entreprise.`,
  },
  {
    id: 'horaires',
    question: 'Quand livrez-vous ?',
    answer: `Du lundi au samedi, ${publicWords}, hors jours fériés. Le créneau précis est donné à la validation de la commande : en Flex une demi-journée, le matin ${flexWords.AM} ou l’après-midi ${flexWords.PM}, retrait compris, et le samedi le matin seulement. ${openingHours}`,
  },
  {
    id: 'limites',
    question: 'Quel poids et quelles dimensions pour un colis ?',
    answer:
      'Un colis pèse au plus 30 kg et mesure au plus 120 cm x 80 cm x 80 cm. Pour des matériaux, la commande fournisseur accepte un chargement jusqu’à 1350 kg, par tranche de poids.',
  },
  {
    id: 'assurance',
    question: 'Mes colis sont-ils assurés ?',
    answer:
      'Oui, jusqu’à 500 euros par défaut. Pour une valeur plus élevée, contacte-nous avant de commander : une assurance complémentaire existe. Un dommage se signale sur la page de suivi, photos à l’appui, dans les trois jours ouvrables de la livraison.',
  },
  {
    id: 'annulation',
    question: 'Puis-je annuler ou modifier une livraison ?',
    answer:
      'Oui, gratuitement, jusqu’à 2 heures avant le retrait prévu : ouvre la commande dans ton historique pour l’annuler, elle est remboursée en entier ou retirée du compte de ton entreprise, ou pour changer son moment au même prix. Pour le reste, contacte-nous avec ton numéro de commande.',
  },
  {
    id: 'suivi',
    question: 'Comment suivre ma livraison ?',
    answer:
      'Dans ton historique, étape par étape, et par un lien de suivi que tu peux partager dès que la commande est payée. Quand elle part, il t’arrive par e-mail, et ton client à livrer le reçoit par SMS sur son mobile. Il y voit l’heure d’arrivée quand la tournée la donne, et reçoit un SMS si elle recule de plus de 20 minutes.',
  },
  {
    id: 'absence',
    question: 'Que se passe-t-il si le destinataire est absent ?',
    answer:
      'Le livreur l’appelle d’abord. La livraison peut ensuite être reprogrammée, ou remise à un voisin si le destinataire est d’accord. Par le lien de suivi, il choisit lui-même un autre moment ou donne son accord pour un voisin. Un passage manqué ne coûte rien.',
  },
  {
    id: 'retrait',
    question: 'Où récupérez-vous la marchandise ?',
    answer: 'À l’adresse de retrait que tu indiques en commandant. Ce peut être un magasin partenaire.',
  },
]
