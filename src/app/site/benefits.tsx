/** The three benefits (section 2), said as what the service does today. */
export function Benefits() {
  return (
    <section className="benefits" aria-label="Pourquoi Colibat">
      <ul className="benefits-list">
        {benefits.map(({ title, words }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const benefits = [
  { title: 'Rapide', words: 'Dans l’heure, à l’heure dite, ou à la demi-journée : tu choisis ton rythme.' },
  { title: 'Assuré et suivi', words: 'Jusqu’à 500 € par défaut. Chaque commande et son état restent dans ton historique.' },
  { title: 'Prix clair', words: 'Calculé avant de payer, au poids et au trajet. Rien à découvrir après.' },
]
