import './how-it-works.css'

/** The order in four steps (section 2): the route of the emblem, from A to B. */
export function HowItWorks() {
  return (
    <section className="site-band steps for-guest" aria-labelledby="etapes">
      <h2 id="etapes" className="site-title">
        Comment ça marche
      </h2>
      <ol className="steps-list">
        {steps.map(({ title, words }, index) => (
          <li key={title}>
            <span className="steps-mark" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const steps = [
  { title: 'Crée ton compte', words: 'C’est gratuit : un e-mail, un mot de passe, une adresse de facturation.' },
  {
    title: 'Donne le départ et l’arrivée',
    words: 'Le dépôt ou le magasin en A, ton chantier ou ton client en B, et le poids.',
  },
  { title: 'Confirme et paie', words: 'Le prix est affiché. Tu joins le bordereau et tu paies par carte.' },
  { title: 'Suis ta livraison', words: 'De la validation à la livraison, chaque étape est dans ton historique.' },
]
