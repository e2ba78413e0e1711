/** Orders of the last five months as a provider sends them: visibly samples. */
export function linesOfHistory(count: number): object[] {
  const aDay = Math.max(4, Math.ceil(count / 120))
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.now() - Math.floor(index / aDay) * 86_400_000).toISOString().slice(0, 10)
    const status = [2, 2, 2, 1, 3, 4, 6][index % 7] ?? 2
    return {
      id: count - index,
      DateCommande: `${at} ${String(8 + (index % 10)).padStart(2, '0')}:12:00`,
      StatuCommande: status,
      StatuPaiement: status === 6 ? 0 : 1,
      adressPickUp: 'Zone de l’Exemple, 06150 Cannes',
      AdresseLivraison: `${index} rue de l’Exemple, 06250 ${index % 3 === 0 ? 'Mougins' : 'Valbonne'}`,
      RaisonSocialClient: `Exemple ${['Toiture', 'Plomberie', 'Façades'][index % 3]} ${index}`,
      nomClient: 'Modèle',
      prenomClient: 'Dominique',
      email: 'fournisseur@exemple.fr',
      telephone: '0600000000',
      raisonSocial: 'Exemple Matériaux',
      poids: '151-300',
      commantaire: 'Commande d’exemple',
      longitudePickUp: 43.55,
      altitudePickUp: 6.97,
      longitudeLivraison: 43.6,
      altitudeLivraison: 6.99,
      livraisonType: 'flex',
      flexHalfDay: 'AM',
      dateLivraison: `${at} 08:00:00`,
      estimatedTime: 24,
      tarifBase: 19.9,
      poidsSupplement: 10,
      tempsSupplement: 10,
      supplementLivraison: 0,
      totalHT: 39.9,
      totalTTC: 47.88,
      TTC: 47.88,
      HT: 39.9,
      TVA: 7.98,
      poids_label: '151-300 kg',
      updated_at: `${at} 12:00:00`,
      DateLivraisonReelle: status === 2 ? `${at} 10:00:00` : null,
    }
  })
}
